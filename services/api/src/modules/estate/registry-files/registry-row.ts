import { newPropertySchema } from '@boardwalk/contracts';
import type { z } from 'zod';
import type { FileLine, FileProblem } from './registry-file.ts';

/** A property as a file says it: pictures aren't in files. */
const rowSchema = newPropertySchema.omit({ images: true });
export type FileProperty = z.output<typeof rowSchema>;

export interface FileRow {
  line: number;
  property: FileProperty;
}

/** Where a file calls something otherwise than the API does. */
const COLUMN_OF: Record<string, string> = { 'point.x': 'x', 'point.y': 'y', guidePrice: 'guide_price' };

/** The property of a line, or what is wrong with it. */
export function readRegistryRow({ line, cells }: FileLine): FileProperty | FileProblem[] {
  const { code, title, type, district, address, description, owner = '' } = cells;
  const read = rowSchema.safeParse({
    code,
    title,
    type,
    district,
    address,
    description,
    point: { x: numberOf(cells.x), y: numberOf(cells.y) },
    guidePrice: numberOf(cells.guide_price),
    garage: numberOf(cells.garage),
    rooms: numberOf(cells.rooms),
    area: numberOf(cells.area),
    owner: owner.trim() === '' ? null : owner,
  });
  if (read.success) return read.data;
  return read.error.issues.map(({ path, code: kind, message }) => {
    const name = path.join('.');
    const isNumber = kind === 'invalid_type' && name !== '';
    return {
      line,
      column: COLUMN_OF[name] ?? name,
      message: isNumber ? 'A whole number is needed.' : message,
    };
  });
}

/** A whole number; what isn't one stays a text, which no schema takes. Nothing is nothing. */
function numberOf(cell = ''): number | string | undefined {
  const text = cell.trim();
  return text === '' ? undefined : /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

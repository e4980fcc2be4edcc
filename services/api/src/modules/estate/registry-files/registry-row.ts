import { newPropertySchema } from '@boardwalk/contracts';
import type { z } from 'zod';
import type { FileLine, FileProblem } from './registry-file.ts';

/** Property in a file, which contains no pictures. */
const rowSchema = newPropertySchema.omit({ images: true });
export type FileProperty = z.output<typeof rowSchema>;

export interface FileRow {
  line: number;
  property: FileProperty;
}

/** Columns whose names differ from the fields of the API. */
const COLUMN_OF: Record<string, string> = { 'point.x': 'x', 'point.y': 'y', guidePrice: 'guide_price' };

/** Returns the property of a line, or its problems. */
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

/** Returns a whole number; anything else stays a string, which the schema rejects. An empty cell is undefined. */
function numberOf(cell = ''): number | string | undefined {
  const text = cell.trim();
  return text === '' ? undefined : /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { FinishedPicture } from '../modules/media/media-imports.service.ts';

/** What begins so in the index of drawings is a cover. */
const PREFIX = 'cover-';

const drawingSchema = z.object({
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  files: z.array(z.object({ width: z.int(), format: z.enum(['webp', 'jpg', 'avif']), file: z.string() })),
});

/** A cover as the artwork build left it. */
export type CoverFiles = Pick<FinishedPicture, 'width' | 'height' | 'alt' | 'files'>;

/** The covers that were drawn for the demo community, by name. Where the artwork isn't built there are none. */
export async function readCovers(folder: string): Promise<Map<string, CoverFiles>> {
  const text = await readFile(join(folder, 'index.json'), 'utf8').catch(() => '{}');
  const drawn = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  const covers = drawn.filter(([name]) => name.startsWith(PREFIX));
  const read = covers.map(async ([name, drawing]) => {
    const { width, height, alt, files } = drawingSchema.parse(drawing);
    const found = files.map(async (form) => ({
      ...{ width: form.width, bytes: await readFile(join(folder, form.file)) },
      format: form.format === 'jpg' ? ('jpeg' as const) : form.format,
    }));
    return [name.slice(PREFIX.length), { width, height, alt, files: await Promise.all(found) }] as const;
  });
  return new Map(await Promise.all(read));
}

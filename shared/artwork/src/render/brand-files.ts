import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { faviconMarkup, maskableMarkup } from '../brand.ts';
import { digest, type PrintJob, rasterise } from './picture.ts';
import { recipe } from './settings.ts';

const icons: readonly (readonly [file: string, size: number])[] = [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
];

async function sourceOf(folder: string): Promise<string> {
  return readFile(join(folder, 'source.txt'), 'utf8').catch(() => '');
}

/** Writes favicon, icons and the social card. @returns whether a file was written. */
export async function renderBrand(outDir: string, card: PrintJob): Promise<boolean> {
  const folder = join(outDir, 'brand');
  const source = digest(`${recipe}${faviconMarkup}${maskableMarkup}${card.source}`);
  if ((await sourceOf(folder)) === source) return false;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'favicon.svg'), faviconMarkup);
  for (const [file, size] of icons) {
    await sharp(Buffer.from(maskableMarkup))
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(folder, file));
  }
  const pixels = await rasterise(card.markup, card.width, card.naturalWidth);
  await pixels().png({ palette: true, effort: 5 }).toFile(join(folder, 'social-card.png'));
  await pixels().jpeg({ quality: 84, progressive: true }).toFile(join(folder, 'social-card.jpg'));
  await writeFile(join(folder, 'source.txt'), source);
  return true;
}

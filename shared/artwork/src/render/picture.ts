import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PrintForm } from './forms.ts';
import { paperGrain } from './grain.ts';
import type { Picture, PictureFile, PictureFormat } from './picture-index.ts';
import { avif, jpeg, webp } from './settings.ts';

/** Input for rendering one picture. */
export type PrintJob = {
  readonly name: string;
  readonly markup: string;
  readonly width: number;
  readonly height: number;
  readonly naturalWidth: number;
  readonly forms: readonly PrintForm[];
  readonly alt: string;
  readonly source: string;
};

export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Raw pixels, the source of all forms: a compressed source would be decoded for each. */
type Pixels = () => Sharp;

/** Returns the pixels of an image, without the alpha channel that an overlay adds: every format would encode it, though it is fully opaque. */
async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

/** Rasterizes the drawing with grain, in its full size. */
export function rasterise(markup: string, width: number, naturalWidth: number): Promise<Pixels> {
  const density = (72 * naturalWidth) / width;
  const drawing = sharp(Buffer.from(markup), { density }).resize({ width: naturalWidth });
  return pixelsOf(drawing.flatten().composite([paperGrain]));
}

function encoded(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return image.avif(avif);
  return format === 'webp' ? image.webp(webp) : image.jpeg(jpeg);
}

async function print(outDir: string, name: string, pixels: Pixels, form: PrintForm): Promise<PictureFile> {
  const { width, format } = form;
  const file = `${name}/${width}.${format}`;
  const content = await encoded(pixels(), format).toBuffer();
  await writeFile(join(outDir, file), content);
  return { width, format, file, bytes: content.length, hash: digest(content) };
}

async function averageColour(pixels: Pixels): Promise<string> {
  const point = await pixels().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${point.subarray(0, 3).toString('hex')}`;
}

/** Renders one picture in all its forms. */
export async function printPicture(outDir: string, job: PrintJob): Promise<Picture> {
  await mkdir(join(outDir, job.name), { recursive: true });
  const pixels = await rasterise(job.markup, job.width, job.naturalWidth);
  const files: PictureFile[] = [];
  for (const [width, forms] of Map.groupBy(job.forms, (form) => form.width)) {
    const resized = await pixelsOf(pixels().resize({ width }));
    for (const form of forms) files.push(await print(outDir, job.name, resized, form));
  }
  return {
    width: job.naturalWidth,
    height: Math.round((job.height * job.naturalWidth) / job.width),
    alt: job.alt,
    placeholder: await averageColour(pixels),
    files,
    source: job.source,
  };
}

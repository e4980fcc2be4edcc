import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PrintForm } from './forms.ts';
import { paperGrain } from './grain.ts';
import type { Picture, PictureFile, PictureFormat } from './picture-index.ts';
import { avif, jpeg, webp } from './settings.ts';

/** What is needed to print one picture. */
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

/** The drawing with grain, as bare pixels: each width and format starts from them, and packed ones would be unpacked every time. */
export async function rasterise(markup: string, width: number, naturalWidth: number): Promise<() => Sharp> {
  const density = (72 * naturalWidth) / width;
  const { data, info } = await sharp(Buffer.from(markup), { density })
    .resize({ width: naturalWidth })
    .flatten()
    .composite([paperGrain])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

function encoded(image: Sharp, format: PictureFormat): Sharp {
  if (format === 'avif') return image.avif(avif);
  return format === 'webp' ? image.webp(webp) : image.jpeg(jpeg);
}

async function print(
  outDir: string,
  job: PrintJob,
  pixels: () => Sharp,
  width: number,
  format: PictureFormat,
): Promise<PictureFile> {
  const file = `${job.name}/${width}.${format}`;
  const content = await encoded(pixels().resize({ width }), format).toBuffer();
  await writeFile(join(outDir, file), content);
  return { width, format, file, bytes: content.length, hash: digest(content) };
}

async function averageColour(pixels: () => Sharp): Promise<string> {
  const point = await pixels().resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${point.subarray(0, 3).toString('hex')}`;
}

/** Prints one picture in all its forms. */
export async function printPicture(outDir: string, job: PrintJob): Promise<Picture> {
  await mkdir(join(outDir, job.name), { recursive: true });
  const pixels = await rasterise(job.markup, job.width, job.naturalWidth);
  const files: PictureFile[] = [];
  for (const { width, format } of job.forms) files.push(await print(outDir, job, pixels, width, format));
  return {
    width: job.naturalWidth,
    height: Math.round((job.height * job.naturalWidth) / job.width),
    alt: job.alt,
    placeholder: await averageColour(pixels),
    files,
    source: job.source,
  };
}

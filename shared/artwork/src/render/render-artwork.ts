import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pMap from 'p-map';
import sharp from 'sharp';
import { renderBrand } from './brand-files.ts';
import { printJobs } from './jobs.ts';
import { type PrintJob, printPicture } from './picture.ts';
import type { Picture, PictureIndex } from './picture-index.ts';

/** Result of one picture. */
export type RenderProgress = {
  readonly name: string;
  readonly state: 'rendered' | 'unchanged';
  readonly bytes: number;
  readonly milliseconds: number;
};

export type RenderOptions = {
  readonly outDir: string;
  readonly onProgress?: (progress: RenderProgress) => void;
  /** Renders only these pictures; the others stay as they are. */
  readonly only?: readonly string[];
};

async function readIndex(outDir: string): Promise<PictureIndex> {
  try {
    return JSON.parse(await readFile(join(outDir, 'index.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** Writes the index atomically, so that no reader sees an incomplete one. */
async function writeIndex(outDir: string, index: PictureIndex): Promise<void> {
  const draft = join(outDir, `index.${process.pid}.json`);
  await writeFile(draft, `${JSON.stringify(index, null, 1)}\n`);
  await rename(draft, join(outDir, 'index.json'));
}

function isCurrent(outDir: string, job: PrintJob, known: Picture | undefined): known is Picture {
  return known?.source === job.source && known.files.every(({ file }) => existsSync(join(outDir, file)));
}

async function printOrKeep(outDir: string, job: PrintJob, known: Picture | undefined) {
  const started = performance.now();
  const current = isCurrent(outDir, job, known);
  const picture = current ? known : await printPicture(outDir, job);
  const progress: RenderProgress = {
    name: job.name,
    state: current ? 'unchanged' : 'rendered',
    bytes: picture.files.reduce((sum, { bytes }) => sum + bytes, 0),
    milliseconds: Math.round(performance.now() - started),
  };
  return { picture, progress };
}

/** Removes the folders of pictures that no longer exist. */
async function dropForgotten(outDir: string, before: PictureIndex, after: PictureIndex): Promise<boolean> {
  const forgotten = Object.keys(before).filter((name) => !(name in after));
  for (const name of forgotten) await rm(join(outDir, name), { recursive: true, force: true });
  return forgotten.length > 0;
}

/** Number of pictures rendered in parallel, each with one thread: the steps of one picture hardly run in parallel. */
const TOGETHER = Math.min(4, availableParallelism());

/**
 * Renders every picture whose drawing or settings changed since the last time. The index is written after each picture, because a site can be open
 * meanwhile.
 */
export async function renderArtwork({ outDir, onProgress, only }: RenderOptions): Promise<PictureIndex> {
  sharp.concurrency(1);
  await mkdir(outDir, { recursive: true });
  const before = await readIndex(outDir);
  const jobs = printJobs();
  const current: Record<string, Picture> = { ...before };
  let changed = false;
  let written = Promise.resolve();
  const printed = async (job: PrintJob) => {
    const known = before[job.name];
    if (only && !only.includes(job.name)) return [job.name, known] as const;
    const { picture, progress } = await printOrKeep(outDir, job, known);
    if (progress.state === 'rendered') {
      changed = true;
      current[job.name] = picture;
      written = written.then(() => writeIndex(outDir, current));
      await written;
    }
    onProgress?.(progress);
    return [job.name, picture] as const;
  };
  const pictures = await pMap(jobs, printed, { concurrency: TOGETHER });
  const after: PictureIndex = Object.fromEntries(
    pictures.filter((entry): entry is readonly [string, Picture] => entry[1] !== undefined),
  );
  const card = jobs.find(({ name }) => name === 'social-card');
  if (card && (!only || only.includes('social-card'))) await renderBrand(outDir, card);
  const dropped = await dropForgotten(outDir, before, after);
  if (changed || dropped) await writeIndex(outDir, after);
  return after;
}

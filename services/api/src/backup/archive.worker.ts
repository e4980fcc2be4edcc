import { parentPort, workerData } from 'node:worker_threads';
import { pack, unpack } from './archive.ts';
import { hashesIn } from './site-files.ts';

const WORK = { pack, unpack, hashesIn };

/** Tasks of the worker thread, by name. */
export type ArchiveWork = typeof WORK;
export interface ArchiveTask {
  name: keyof ArchiveWork;
  given: unknown[];
}

const { name, given } = workerData as ArchiveTask;
const work = WORK[name] as (...given: unknown[]) => Promise<unknown>;
parentPort?.postMessage(await work(...given));

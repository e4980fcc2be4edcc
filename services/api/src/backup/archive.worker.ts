import { parentPort, workerData } from 'node:worker_threads';
import { pack, unpack } from './archive.ts';
import { hashesIn } from './site-files.ts';

const WORK = { pack, unpack, hashesIn };

/** Tasks of the worker thread, by name. */
export type ArchiveWork = typeof WORK;
export interface ArchiveTask {
  name: keyof ArchiveWork;
  args: unknown[];
}

const { name, args } = workerData as ArchiveTask;
const work = WORK[name] as (...args: unknown[]) => Promise<unknown>;
parentPort?.postMessage(await work(...args));

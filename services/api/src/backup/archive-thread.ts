import { Worker } from 'node:worker_threads';
import type { ArchiveTask, ArchiveWork } from './archive.worker.ts';

/**
 * Packs, unpacks or hashes on a worker thread: compression, encryption and key derivation block a thread for seconds, and the API has to respond
 * meanwhile.
 * @throws the error of the work; a system error keeps its `code`.
 */
export function inThread<Name extends keyof ArchiveWork>(
  name: Name,
  ...args: Parameters<ArchiveWork[Name]>
): Promise<Awaited<ReturnType<ArchiveWork[Name]>>> {
  return new Promise((resolve, reject) => {
    const workerData: ArchiveTask = { name, args };
    new Worker(new URL(/* webpackChunkName: "archive" */ './archive.worker.ts', import.meta.url), {
      workerData,
    })
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('The thread ended before its work did.')));
  });
}

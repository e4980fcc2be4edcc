import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderRequest } from '@boardwalk/contracts';
import { afterEach, expect, it } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

const WORKER = join(import.meta.dirname, 'worker.ts');
/** A shell whose page is the number of pages that the worker has rendered. */
const SHELL = `let pages = 0;
module.exports = { modules: {}, warmUp: async () => {}, render: async () => (pages += 1) };`;
const IDLE_TIMEOUT_MS = 500;

let pool: WorkerPool | undefined;
afterEach(() => pool?.close());

const request = (id: number) =>
  ({
    kind: 'render',
    id,
    job: {},
    within: 5000,
    limits: { cold: 5000, warm: 5000 },
  }) as unknown as RenderRequest;
const render = (id: number) => pool?.render(request(id), undefined, () => {});

it('terminates a worker that has rendered nothing for some time, and renders the next page with another', async () => {
  pool = new WorkerPool(WORKER, SHELL, IDLE_TIMEOUT_MS);
  expect(await render(1)).toMatchObject({ kind: 'rendered', page: 1 });
  expect(await render(2)).toMatchObject({ kind: 'rendered', page: 2 });
  await wait(IDLE_TIMEOUT_MS + 1500);
  expect(await render(3)).toMatchObject({ kind: 'rendered', page: 1 });
});

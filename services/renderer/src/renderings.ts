import type { FromRenderer, ToRenderer } from '@boardwalk/contracts';
import { Programs } from './programs.ts';
import { WorkerPool } from './worker-pool.ts';

/** Maximum size of a page, in characters of its JSON. */
const MAX_PAGE_LENGTH = 4_000_000;

/** Renders the pages that one gateway requests. @param program the file of the workers. */
export function createRenderings(program: string, send: (message: FromRenderer) => void) {
  const programs = new Programs();
  let pool: { of: string; workers: WorkerPool } | undefined;

  async function render(request: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
    const { id, bundle } = request;
    const code = bundle === undefined ? undefined : programs.get(bundle);
    if (bundle !== undefined && code === undefined) return send({ kind: 'lacks', id });
    if (!pool) return send({ kind: 'failed', id, failure: 'unready', detail: 'There is no shell yet.' });
    const outcome = await pool.workers.render(request, code, send);
    if (isSendable(outcome)) send(outcome);
    else send({ kind: 'failed', id, failure: 'threw', detail: 'The result is not a page.' });
  }

  return {
    receive(message: ToRenderer): void {
      if (message.kind === 'shell' && pool?.of !== message.hash) {
        // All pages have to come from the new build of the shell, so the workers of the previous one are terminated.
        pool?.workers.close();
        pool = { of: message.hash, workers: new WorkerPool(program, message.code) };
      }
      if (message.kind === 'bundle') programs.add(message.hash, message.code);
      if (message.kind === 'render') void render(message);
      if (message.kind === 'answer') pool?.workers.answer(message.id, message.read, message.answer);
    },
    end(): void {
      pool?.workers.close();
    },
  };
}

/** A bundle may have replaced a page with anything: a value that isn't JSON, or one that never ends. */
function isSendable(outcome: FromRenderer): boolean {
  try {
    return JSON.stringify(outcome).length <= MAX_PAGE_LENGTH;
  } catch {
    return false;
  }
}

import { parentPort, workerData } from 'node:worker_threads';
import type { ReadAnswer, RenderedPage, RenderJob } from '@boardwalk/contracts';
import { runRemote, runShell } from './run-bundle.ts';
import { sandboxGlobals } from './sandbox-globals.ts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** Exports of the shell's server bundle. */
interface ShellBundle {
  modules: Record<string, unknown>;
  render(job: RenderJob, remote: unknown | undefined): Promise<RenderedPage>;
  warmUp(): Promise<void>;
}

const { shell: code, codeCache } = workerData as WorkerSettings;
const port = parentPort;
const send = (message: FromWorker) => port?.postMessage(message);
const reads = new Map<number, (answer: ReadAnswer | null) => void>();
let lastRead = 0;
let rendering = 0;
let remote: unknown;

sandboxGlobals();

/** Pages read paths of the site; the gateway validates them and calls the API. Nothing else is reachable from here. */
globalThis.fetch = async (input, init) => {
  if (init?.method && init.method !== 'GET') throw new Error(`A rendering can't ${init.method}.`);
  lastRead += 1;
  const read = lastRead;
  const { promise, resolve } = Promise.withResolvers<ReadAnswer | null>();
  reads.set(read, resolve);
  send({ kind: 'read', id: rendering, read, path: String(input) });
  const answer = await promise;
  init?.signal?.throwIfAborted();
  if (!answer) throw new TypeError('The API was not called.');
  return new Response(answer.body || null, { status: answer.status });
};

const { shell, createCodeCache } = runShell<ShellBundle>(code, codeCache);

async function render({ id, job, bundle }: Extract<ToWorker, { kind: 'render' }>): Promise<FromWorker> {
  try {
    if (bundle !== undefined) remote = (runRemote(bundle, shell.modules) as { default: unknown }).default;
    return { kind: 'rendered', id, page: await shell.render(job, remote) };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: 'threw', id, detail };
  }
}

await shell.warmUp();
port?.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    reads.get(message.read)?.(message.answer);
    reads.delete(message.read);
    return;
  }
  rendering = message.id;
  reads.clear();
  void render(message)
    .then(send)
    .catch((error: unknown) => send({ kind: 'threw', id: message.id, detail: String(error) }));
});
send({ kind: 'ready', ...(!codeCache && { codeCache: createCodeCache() }) });

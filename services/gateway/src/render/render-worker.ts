import { parentPort, workerData } from 'node:worker_threads';
import type { DrawJob, DrawnPage } from '@boardwalk/contracts';
import { loadShell, remoteLoader } from './load-bundle.ts';
import type { DrawReply, DrawRequest, RendererSettings } from './messages.ts';

/** How long the API may take to answer a drawing, in milliseconds; what isn't there by then the browser asks for. */
const API_PATIENCE = 300;

/** What the shell's server bundle exports. */
interface ShellBundle {
  modules: Record<string, unknown>;
  draw(job: DrawJob, remote: unknown | undefined): Promise<DrawnPage>;
  warmUp(): Promise<void>;
}

const { shell: shellFile, apiUrl } = workerData as RendererSettings;
const fetchAnything = globalThis.fetch;

// Pages ask for paths of the site, which here has another address; nothing else is reached from a drawing.
globalThis.fetch = async (input, init) => {
  const path = String(input);
  if (!path.startsWith('/api/')) throw new Error(`A drawing asked for ${path}.`);
  const limit = AbortSignal.timeout(API_PATIENCE);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetchAnything(new URL(path, apiUrl), { ...init, signal });
};

const shell = loadShell<ShellBundle>(shellFile);
const load = remoteLoader(shell.modules);

async function draw({ id, job, bundle }: DrawRequest): Promise<DrawReply> {
  try {
    const remote = bundle === undefined ? undefined : (load(bundle) as { default: unknown }).default;
    return { id, page: await shell.draw(job, remote) };
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { id, failure: 'threw', detail };
  }
}

await shell.warmUp();
parentPort?.on('message', (request: DrawRequest) => {
  void draw(request).then((reply) => parentPort?.postMessage(reply));
});
parentPort?.postMessage('ready');

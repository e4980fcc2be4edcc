import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RenderFailure, RenderJob } from '@boardwalk/contracts';
import { startRenderer } from '@boardwalk/dev/renderer';
import { vi } from 'vitest';
import type { CallApi } from '../api-calls.ts';
import { Renderer } from '../render/renderer.ts';
import type { ServerBundle } from '../render/server-bundles.ts';

/** Source file of the renderer's program. */
export const RENDERER_PROGRAM = join(import.meta.dirname, '../../../renderer/src/main.ts');

/** A shell whose pages are the remote's return value. */
const SHELL = `
exports.modules = { react: { version: 'lent' } };
exports.warmUp = async () => {};
exports.render = async (job, remote) => {
  const html = remote ? await remote(job) : 'the shell alone';
  return { html, links: [], style: { names: '', css: '' }, data: { set: 'set-1', at: 1, reader: job.reader } };
};
`;
/** Time that a test waits for a page, and the delay before it requests it again, in milliseconds. */
const TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 50;
const JOB = { path: '/', reader: { session: false, language: 'en' } } as RenderJob;

/** Creates the server bundle of a release whose page is the return value of this function body. */
export function bundleOf(body: string): ServerBundle {
  const code = `exports.default = async (job) => { ${body} };`;
  return { hash: `sha384-${hash('sha384', code, 'base64')}`, code: async () => code };
}

/** Starts a renderer with its own process, and an API provided by the test. It has already rendered a page. */
export async function startTestRenderer(
  callApi: CallApi = () => Promise.reject(new Error('There is none.')),
) {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-renderer-'));
  const socket = join(folder, 'renderer.sock');
  const failures: { failure: RenderFailure; detail: string }[] = [];
  const renderer = new Renderer({
    socket,
    callApi,
    onFailure: (failure, detail) => failures.push({ failure, detail }),
  });
  await renderer.listen();
  renderer.useShell(SHELL);
  const child = startRenderer({ socket, output: 'ignore', program: RENDERER_PROGRAM });
  const renderOnce = (body?: string) => renderer.render(JOB, body === undefined ? undefined : bundleOf(body));
  const hasRenderedFirst = async () => (await renderOnce("return 'first'"))?.page.html === 'first';
  await vi.waitUntil(hasRenderedFirst, { timeout: 20_000 });
  return {
    failures,
    child,
    /** Renders once, with a bundle whose page is the return value of this function body. */
    async timed(body: string) {
      const begin = performance.now();
      const rendering = await renderOnce(body);
      return { html: rendering?.page.html, ms: performance.now() - begin };
    },
    /** Renders with such a bundle, or with the shell alone, until there is a page or an error: on a busy machine a worker may be late. */
    async render(body?: string) {
      const before = failures.length;
      for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(POLL_INTERVAL_MS)) {
        const rendering = await renderOnce(body);
        if (rendering || failures.slice(before).some(({ failure }) => failure === 'threw')) return rendering;
      }
      return undefined;
    },
    close() {
      renderer.close();
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
export type TestRenderer = Awaited<ReturnType<typeof startTestRenderer>>;

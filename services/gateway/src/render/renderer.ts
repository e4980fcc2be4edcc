import { hash } from 'node:crypto';
import type { RenderedPage, RenderFailure, RenderJob, RenderRequest } from '@boardwalk/contracts';
import type { CallApi } from '../api-calls.ts';
import { ApiReads } from './api-reads.ts';
import { RENDER_LIMIT_MS, type Reply, TRIAL_LIMIT_MS } from './messages.ts';
import { Quarantine } from './quarantine.ts';
import { RendererConnection } from './renderer-connection.ts';
import type { ServerBundle } from './server-bundles.ts';

/** Maximum number of simultaneous renderings, because they run sequentially. */
const MAX_CONCURRENT = 32;
/** Minimum remaining time to repeat a lost rendering, in milliseconds. */
const MIN_TIME_MS = 400;
/** Key of renderings without a remote. */
const SHELL_ALONE = 'shell';

/** A rendered page. `whole`: all its API reads succeeded. */
export interface Rendering {
  page: RenderedPage;
  whole: boolean;
}

interface RendererOptions {
  /** The Unix socket that the rendering process connects to. */
  socket: string;
  callApi: CallApi;
  /** Called when a page could not be rendered. */
  onFailure(failure: RenderFailure, detail: string, job: RenderJob): void;
}

/** Renders pages in another process. Whatever fails there, the caller gets a result in time: the page, or none. */
export class Renderer {
  readonly #options: RendererOptions;
  readonly #connection: RendererConnection;
  readonly #reads = new Map<number, ApiReads>();
  readonly #quarantine = new Quarantine();
  /** Bundles that are currently overdue: further requests don't wait for them. */
  readonly #overdue = new Map<string, number>();
  #last = 0;
  #closed = false;

  constructor(options: RendererOptions) {
    this.#options = options;
    this.#connection = new RendererConnection({
      socket: options.socket,
      onRead: ({ id, read, path }) => void this.#answer(id, read, path),
    });
  }

  /** @throws if the socket can't be created. */
  listen(): Promise<void> {
    return this.#connection.listen();
  }

  /** Renders with this build of the shell from now on. @param code text of its server bundle. */
  useShell(code: string): void {
    this.#quarantine.release(SHELL_ALONE);
    this.#connection.setShell(hash('sha384', code, 'base64'), code);
  }

  /**
   * Returns the page, or undefined if it can't be rendered in time.
   * @param bundle the release's server bundle; none for pages of the shell.
   * @throws if the bundle's text can't be loaded, or differs from what was published.
   */
  async render(job: RenderJob, bundle?: ServerBundle): Promise<Rendering | undefined> {
    const source = bundle?.hash ?? SHELL_ALONE;
    if (this.#quarantine.holds(source) || this.#overdue.has(source)) return undefined;
    if (this.#reads.size >= MAX_CONCURRENT) return undefined;
    const rendering = this.#renderToTheEnd(job, bundle);
    const { promise: timeout, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => {
      resolve(undefined);
      const overdue = this.#overdue;
      overdue.set(source, (overdue.get(source) ?? 0) + 1);
      const ended = () => {
        const left = (overdue.get(source) ?? 1) - 1;
        if (left > 0) overdue.set(source, left);
        else overdue.delete(source);
      };
      rendering.then(ended, ended);
    }, RENDER_LIMIT_MS);
    const page = await Promise.race([rendering, timeout]);
    clearTimeout(timer);
    return page;
  }

  close(): void {
    this.#closed = true;
    this.#connection.close();
  }

  /** Waits for the final result, whether or not the caller still does. */
  async #renderToTheEnd(job: RenderJob, bundle: ServerBundle | undefined): Promise<Rendering | undefined> {
    const source = bundle?.hash ?? SHELL_ALONE;
    const begin = performance.now();
    const first = await this.#attempt(job, bundle, RENDER_LIMIT_MS);
    let last = first;
    const left = RENDER_LIMIT_MS - (performance.now() - begin);
    // Something else may have caused the loss; a bundle that causes it twice is at fault.
    if (isFailure(first.reply, 'lost') && left > MIN_TIME_MS) last = await this.#attempt(job, bundle, left);
    const { reply, whole } = last;
    if (reply.kind === 'rendered') {
      this.#quarantine.release(source);
      return { page: reply.page, whole };
    }
    if (this.#closed || reply.kind !== 'failed') return undefined;
    if (!isFailure(first.reply, 'unready')) this.#quarantine.put(source);
    this.#options.onFailure(reply.failure, reply.detail, job);
    return undefined;
  }

  async #attempt(job: RenderJob, bundle: ServerBundle | undefined, within: number) {
    this.#last += 1;
    const id = this.#last;
    const reads = new ApiReads(this.#options.callApi);
    this.#reads.set(id, reads);
    try {
      const request: RenderRequest = {
        kind: 'render',
        id,
        job,
        within,
        limits: { warm: RENDER_LIMIT_MS, cold: TRIAL_LIMIT_MS },
        ...(bundle && { bundle: bundle.hash }),
      };
      let reply = await this.#connection.render(request);
      if (reply.kind === 'lacks' && bundle) {
        this.#connection.send({ kind: 'bundle', hash: bundle.hash, code: await bundle.code() });
        reply = await this.#connection.render(request);
      }
      return { reply, whole: !reads.failed };
    } finally {
      this.#reads.delete(id);
    }
  }

  /** Calls the API for a rendering in progress; a finished one gets no response. */
  async #answer(id: number, read: number, path: string): Promise<void> {
    const answer = await this.#reads.get(id)?.read(path);
    if (answer !== undefined) this.#connection.send({ kind: 'answer', id, read, answer });
  }
}

const isFailure = (reply: Reply, failure: RenderFailure): boolean =>
  reply.kind === 'failed' && reply.failure === failure;

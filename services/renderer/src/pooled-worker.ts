import type { EventLoopUtilization } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { FromRenderer, ReadAnswer, RenderRequest } from '@boardwalk/contracts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** Heap limits of a worker, in MB. Node's default for the young generation is 192, and each of the workers would eventually use most of it. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };
/** Total memory of the process, in bytes, above which busy workers are terminated: the heap limit doesn't include buffers. */
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;
const CHECK_INTERVAL_MS = 25;
/** Maximum length of an error's details, in characters. */
const MAX_DETAIL_LENGTH = 2000;
/** Maximum number of API reads of one rendering, and maximum length of their paths. */
const MAX_READS = 32;
const MAX_PATH_LENGTH = 2000;

/** Result of a rendering. */
export type Outcome = Extract<FromRenderer, { kind: 'rendered' | 'failed' }>;
type Read = Extract<FromRenderer, { kind: 'read' }>;

interface PooledWorkerOptions {
  program: string;
  settings: WorkerSettings;
  /** Called when it has started. `codeCache`: V8's code cache of the shell, if this worker created it. */
  onReady(codeCache: Uint8Array | undefined): void;
  onGone(): void;
}

/** A worker that renders for a single release after its first rendering of it, so that a bundle's side effects can't reach pages of others. */
export class PooledWorker {
  /** The release it renders for; undefined while it has run only the shell's code. */
  owner: string | undefined;
  /** Whether it has started and is idle. */
  idle = false;
  usedAt = performance.now();
  readonly #worker: Worker;
  /** The hashes of the bundles it has rendered with, undefined for the shell alone. */
  readonly #known = new Set<string | undefined>();
  #receive: ((message: FromWorker) => void) | undefined;
  #lose: ((detail: string) => void) | undefined;
  #looked: { at: number; utilization: EventLoopUtilization } | undefined;

  constructor({ program, settings, onReady, onGone }: PooledWorkerOptions) {
    this.#worker = new Worker(program, {
      workerData: settings,
      resourceLimits: HEAP,
      env: {},
      argv: [],
      // A bundle's output must not reach our logs.
      stdout: true,
      stderr: true,
    });
    let isReady = false;
    this.#worker.on('message', (message: FromWorker | undefined | null) => {
      if (typeof message !== 'object' || message === null) return;
      // A later message of this kind doesn't come from the worker's own code.
      if (!isReady && message.kind === 'ready') {
        isReady = true;
        onReady(message.codeCache);
      } else this.#receive?.(message);
    });
    // Without listeners an error of a worker would be an uncaught error of this process.
    this.#worker.on('error', (error) => {
      this.#lose?.(String(error));
      onGone();
    });
    this.#worker.on('exit', () => {
      this.#lose?.('It ended itself.');
      onGone();
    });
  }

  /** Renders a page, within the time limit. @param code text of the bundle; none for pages of the shell. */
  render(request: RenderRequest, code: string | undefined, onRead: (read: Read) => void): Promise<Outcome> {
    const { id, job, bundle, limits } = request;
    const isKnown = this.#known.has(bundle);
    let reads = 0;
    return new Promise((resolve) => {
      const end = (outcome: Outcome) => {
        clearTimeout(limit);
        clearInterval(watch);
        this.#receive = undefined;
        this.#lose = undefined;
        this.usedAt = performance.now();
        resolve(outcome);
      };
      const fail = (failure: 'threw' | 'late' | 'lost', detail: unknown) =>
        end({ kind: 'failed', id, failure, detail: String(detail).slice(0, MAX_DETAIL_LENGTH) });
      this.#receive = (message) => {
        // A worker may only send messages about its current rendering.
        if (!('id' in message) || message.id !== id) return;
        if (message.kind === 'read') {
          reads += 1;
          const { read, path } = message;
          if (reads <= MAX_READS && isRead(read, path)) onRead({ kind: 'read', id, read, path });
          else this.answer(id, read, null);
        }
        if (message.kind === 'threw') fail('threw', message.detail);
        if (message.kind !== 'rendered') return;
        this.#known.add(bundle);
        end({ kind: 'rendered', id, page: message.page });
      };
      this.#lose = (detail) => fail('lost', detail);
      const most = isKnown ? limits.warm : limits.cold;
      const limit = setTimeout(() => fail('late', 'It took too long.'), most);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) fail('late', 'It took too much memory.');
      }, CHECK_INTERVAL_MS);
      this.#send({ kind: 'render', id, job, ...(code !== undefined && !isKnown && { bundle: code }) });
    });
  }

  /** Returns whether it was busy for most of the time since the last check, although it had nothing to render. */
  wasRestless(): boolean {
    const { performance: own } = this.#worker;
    const before = this.#looked;
    this.#looked = { at: performance.now(), utilization: own.eventLoopUtilization() };
    if (!before || !this.idle || this.usedAt > before.at) return false;
    return own.eventLoopUtilization(this.#looked.utilization, before.utilization).utilization > 0.5;
  }

  answer(id: number, read: number, answer: ReadAnswer | null): void {
    this.#send({ kind: 'answer', id, read, answer });
  }

  end(): void {
    void this.#worker.terminate();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

/** Validates a read: a bundle may have sent anything in its worker's place. */
function isRead(read: unknown, path: unknown): boolean {
  return Number.isInteger(read) && typeof path === 'string' && path.length <= MAX_PATH_LENGTH;
}

import type { EventLoopUtilization } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { DrawRequest, FromRenderer, ReadAnswer } from '@boardwalk/contracts';
import type { FromWorker, ToWorker, WorkerSettings } from './worker-messages.ts';

/** The largest heap of a worker, in MB. Node would give its young part 192, and each of the workers would come to hold most of it. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 6 };
/** More memory than this in all, in bytes, ends the workers at work: the heap's limit doesn't count buffers. */
const MOST_MEMORY = 640 * 1024 * 1024;
const LOOK_EVERY = 25;
/** How much of what went wrong is told, in characters. */
const MOST_DETAIL = 2000;
/** How often one drawing may ask the API, and the longest path that it may ask for. */
const MOST_READS = 32;
const LONGEST_PATH = 2000;

/** How a drawing ended. */
export type Outcome = Extract<FromRenderer, { kind: 'drawn' | 'failed' }>;
type Read = Extract<FromRenderer, { kind: 'read' }>;

interface PooledWorkerOptions {
  program: string;
  settings: WorkerSettings;
  /** It has started. `codeCache`: what V8 made of the shell, if this worker made it. */
  onReady(codeCache: Uint8Array | undefined): void;
  onGone(): void;
}

/** A worker, for one release alone from its first drawing of it on: what a bundle changes round itself reaches no other's pages. */
export class PooledWorker {
  /** Whose pages it draws; undefined while it has run nothing but the shell's code. */
  owner: string | undefined;
  /** It has started and has nothing to do. */
  idle = false;
  usedAt = performance.now();
  readonly #worker: Worker;
  /** What it has drawn with: a release's bundle, by its hash, and undefined for the shell alone. */
  readonly #known = new Set<string | undefined>();
  #hear: ((message: FromWorker) => void) | undefined;
  #lose: ((detail: string) => void) | undefined;
  #looked: { at: number; utilization: EventLoopUtilization } | undefined;

  constructor({ program, settings, onReady, onGone }: PooledWorkerOptions) {
    this.#worker = new Worker(program, {
      workerData: settings,
      resourceLimits: HEAP,
      env: {},
      argv: [],
      // What bundles print is theirs, and no log of anybody.
      stdout: true,
      stderr: true,
    });
    let isReady = false;
    this.#worker.on('message', (message: FromWorker | undefined | null) => {
      if (typeof message !== 'object' || message === null) return;
      // Whatever says this later is no longer the worker's own code.
      if (!isReady && message.kind === 'ready') {
        isReady = true;
        onReady(message.codeCache);
      } else this.#hear?.(message);
    });
    // Without listeners an error of a worker would be one of this process.
    this.#worker.on('error', (error) => {
      this.#lose?.(String(error));
      onGone();
    });
    this.#worker.on('exit', () => {
      this.#lose?.('It ended itself.');
      onGone();
    });
  }

  /** Has it draw a page, for as long as that may take, and no longer. @param code the bundle's text; none for what the shell draws alone. */
  draw(request: DrawRequest, code: string | undefined, onRead: (read: Read) => void): Promise<Outcome> {
    const { id, job, bundle, limits } = request;
    const isKnown = this.#known.has(bundle);
    let reads = 0;
    return new Promise((resolve) => {
      const end = (outcome: Outcome) => {
        clearTimeout(limit);
        clearInterval(watch);
        this.#hear = undefined;
        this.#lose = undefined;
        this.usedAt = performance.now();
        resolve(outcome);
      };
      const fail = (failure: 'threw' | 'late' | 'lost', detail: unknown) =>
        end({ kind: 'failed', id, failure, detail: String(detail).slice(0, MOST_DETAIL) });
      this.#hear = (message) => {
        // A worker speaks for the drawing that it was given.
        if (!('id' in message) || message.id !== id) return;
        if (message.kind === 'read') {
          reads += 1;
          const { read, path } = message;
          if (reads <= MOST_READS && isRead(read, path)) onRead({ kind: 'read', id, read, path });
          else this.answer(id, read, null);
        }
        if (message.kind === 'threw') fail('threw', message.detail);
        if (message.kind !== 'drawn') return;
        this.#known.add(bundle);
        end({ kind: 'drawn', id, page: message.page });
      };
      this.#lose = (detail) => fail('lost', detail);
      const most = isKnown ? limits.warm : limits.cold;
      const limit = setTimeout(() => fail('late', 'It took too long.'), most);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() > MOST_MEMORY) fail('late', 'It took too much memory.');
      }, LOOK_EVERY);
      this.#tell({ kind: 'draw', id, job, ...(code !== undefined && !isKnown && { bundle: code }) });
    });
  }

  /** Whether it was at work for most of the time since this was asked last, although it had nothing to draw. */
  wasRestless(): boolean {
    const { performance: own } = this.#worker;
    const before = this.#looked;
    this.#looked = { at: performance.now(), utilization: own.eventLoopUtilization() };
    if (!before || !this.idle || this.usedAt > before.at) return false;
    return own.eventLoopUtilization(this.#looked.utilization, before.utilization).utilization > 0.5;
  }

  answer(id: number, read: number, answer: ReadAnswer | null): void {
    this.#tell({ kind: 'answer', id, read, answer });
  }

  end(): void {
    void this.#worker.terminate();
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

/** A bundle can have put anything in the place of what its worker says. */
function isRead(read: unknown, path: unknown): boolean {
  return Number.isInteger(read) && typeof path === 'string' && path.length <= LONGEST_PATH;
}

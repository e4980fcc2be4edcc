import type { FromRenderer, ReadAnswer, RenderRequest } from '@boardwalk/contracts';
import { type Outcome, PooledWorker } from './pooled-worker.ts';

/** Maximum number of workers. Each takes about 13 MB; on a site with more releases they are replaced as needed. */
const MAX_WORKERS = 12;
/** Number of spare workers for a release that hasn't been requested yet. */
const SPARE = 1;
/** Owner of the worker that renders the shell's own pages. */
const THE_SHELL = 'shell';
/** Minimum remaining time for a queued rendering to be started, in milliseconds. */
const MIN_TIME_MS = 400;
/** Delay before starting another worker after a failed start, in milliseconds. */
const RESTART_DELAY_MS = 2000;
/** Interval of the check whether idle workers are idle, in milliseconds. */
const CHECK_INTERVAL_MS = 1000;

/** Workers that have rendered nothing for this long end: their release may have been replaced. */
const IDLE_TIMEOUT_MS = 20 * 60_000;

type Read = Extract<FromRenderer, { kind: 'read' }>;

/** Pool of workers, each rendering one page at a time for one release. A failed one is terminated; a spare one is always available or starting. */
export class WorkerPool {
  readonly #program: string;
  readonly #shell: string;
  readonly #idleTimeoutMs: number;
  readonly #workers: PooledWorker[] = [];
  /** Workers that are currently rendering, by the id of the rendering. */
  readonly #rendering = new Map<number, PooledWorker>();
  #codeCache: Uint8Array | undefined;
  #waiting: (() => void)[] = [];
  #starting: PooledWorker | undefined;
  #closed = false;
  readonly #looking = setInterval(() => {
    this.#endRestless();
    this.#endUnused();
  }, CHECK_INTERVAL_MS);

  /** @param program the file of the worker. @param shell the text of the shell's bundle. */
  constructor(program: string, shell: string, idleTimeoutMs = IDLE_TIMEOUT_MS) {
    this.#program = program;
    this.#shell = shell;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#start();
  }

  /** Renders a page; never throws. @param code the text of the request's bundle. */
  async render(
    request: RenderRequest,
    code: string | undefined,
    onRead: (read: Read) => void,
  ): Promise<Outcome> {
    const { id, bundle, within } = request;
    const worker = await this.#acquire(bundle ?? THE_SHELL, performance.now() + within);
    if (!worker) return { kind: 'failed', id, failure: 'unready', detail: 'No worker was free in time.' };
    this.#rendering.set(id, worker);
    const outcome = await worker.render(request, code, onRead);
    this.#rendering.delete(id);
    if (outcome.kind === 'rendered' || outcome.failure === 'threw') this.#release(worker);
    else this.#drop(worker);
    return outcome;
  }

  answer(id: number, read: number, answer: ReadAnswer | null): void {
    this.#rendering.get(id)?.answer(id, read, answer);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
    for (const worker of this.#workers) worker.end();
  }

  /** Returns this release's worker, else a spare one, as soon as it is idle. */
  async #acquire(owner: string, deadline: number): Promise<PooledWorker | undefined> {
    for (;;) {
      const left = deadline - performance.now();
      if (left < MIN_TIME_MS || this.#closed) return undefined;
      const own = this.#workers.find((worker) => worker.owner === owner);
      const worker = own ?? this.#workers.find((spare) => spare.owner === undefined && spare.idle);
      if (worker?.idle) {
        worker.idle = false;
        worker.owner = owner;
        this.#start();
        return worker;
      }
      if (!own) this.#start();
      await new Promise<void>((done) => {
        this.#waiting.push(done);
        setTimeout(done, left - MIN_TIME_MS);
      });
    }
  }

  #release(worker: PooledWorker): void {
    worker.idle = true;
    for (const done of this.#waiting) done();
    this.#waiting = [];
  }

  /** Starts spare workers. One at a time, because two simultaneous starts would delay each other. */
  #start(): void {
    const spare = this.#workers.filter(({ owner }) => owner === undefined).length;
    if (this.#closed || this.#starting || spare >= SPARE) return;
    if (this.#workers.length >= MAX_WORKERS && (spare > 0 || !this.#endOldest())) return;
    let hasStarted = false;
    const worker: PooledWorker = new PooledWorker({
      program: this.#program,
      settings: { shell: this.#shell, ...(this.#codeCache && { codeCache: this.#codeCache }) },
      onReady: (codeCache) => {
        hasStarted = true;
        this.#codeCache ??= codeCache;
        this.#starting = undefined;
        this.#release(worker);
        this.#start();
      },
      onGone: () => this.#drop(worker, hasStarted ? 0 : RESTART_DELAY_MS),
    });
    this.#starting = worker;
    this.#workers.push(worker);
  }

  /** Terminates the idle worker whose release was not rendered for the longest time. @returns false if all are busy. */
  #endOldest(): boolean {
    const idle = this.#workers.filter((worker) => worker.idle && worker.owner !== undefined);
    const oldest = idle.toSorted((one, other) => one.usedAt - other.usedAt)[0];
    if (oldest) this.#drop(oldest);
    return oldest !== undefined;
  }

  /** Terminates workers whose bundle left something running after its rendering, which would slow down all others. */
  #endRestless(): void {
    for (const worker of [...this.#workers]) if (worker.wasRestless()) this.#drop(worker);
  }

  /** Returns the memory of releases that are no longer requested. A spare worker remains for the next request. */
  #endUnused(): void {
    const oldest = performance.now() - this.#idleTimeoutMs;
    for (const worker of [...this.#workers])
      if (worker.idle && worker.owner !== undefined && worker.usedAt < oldest) this.#drop(worker);
  }

  #drop(worker: PooledWorker, pause = 0): void {
    const index = this.#workers.indexOf(worker);
    if (index === -1) return;
    this.#workers.splice(index, 1);
    worker.end();
    if (this.#starting === worker) this.#starting = undefined;
    setTimeout(() => this.#start(), pause);
  }
}

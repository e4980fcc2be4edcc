import type { DrawRequest, FromRenderer, ReadAnswer } from '@boardwalk/contracts';
import { type Outcome, PooledWorker } from './pooled-worker.ts';

/** The largest number of workers. Each takes about 13 MB; a site with more releases than that changes them about. */
const MOST_WORKERS = 12;
/** How many of them are ready for a release that nobody asked for yet. */
const SPARE = 1;
/** Whose worker draws what the shell draws alone. */
const THE_SHELL = 'shell';
/** A drawing that has waited its turn and has less than this left isn't begun, in milliseconds. */
const LEAST_TIME = 400;
/** A worker that can't even start is tried again after this, in milliseconds. */
const PAUSE = 2000;
/** How often it is looked whether idle workers are idle, in milliseconds. */
const LOOK_EVERY = 1000;

/** Workers that have rendered nothing for this long end: their release may have been replaced. */
const IDLE_TIMEOUT_MS = 20 * 60_000;

type Read = Extract<FromRenderer, { kind: 'read' }>;

/** Workers that draw, each one page at a time and for one release. One that fails is ended; a warm one is always there, or on its way. */
export class WorkerPool {
  readonly #program: string;
  readonly #shell: string;
  readonly #idleTimeoutMs: number;
  readonly #workers: PooledWorker[] = [];
  /** Who draws what at this moment, by the number of the drawing. */
  readonly #drawing = new Map<number, PooledWorker>();
  #codeCache: Uint8Array | undefined;
  #waiting: (() => void)[] = [];
  #starting: PooledWorker | undefined;
  #closed = false;
  readonly #looking = setInterval(() => {
    this.#endRestless();
    this.#endUnused();
  }, LOOK_EVERY);

  /** @param program the file of the worker. @param shell the text of the shell's bundle. */
  constructor(program: string, shell: string, idleTimeoutMs = IDLE_TIMEOUT_MS) {
    this.#program = program;
    this.#shell = shell;
    this.#idleTimeoutMs = idleTimeoutMs;
    this.#start();
  }

  /** Draws a page; never throws. @param code the text of the request's bundle. */
  async draw(request: DrawRequest, code: string | undefined, onRead: (read: Read) => void): Promise<Outcome> {
    const { id, bundle, within } = request;
    const worker = await this.#acquire(bundle ?? THE_SHELL, performance.now() + within);
    if (!worker) return { kind: 'failed', id, failure: 'unready', detail: 'No worker was free in time.' };
    this.#drawing.set(id, worker);
    const outcome = await worker.draw(request, code, onRead);
    this.#drawing.delete(id);
    if (outcome.kind === 'drawn' || outcome.failure === 'threw') this.#release(worker);
    else this.#drop(worker);
    return outcome;
  }

  answer(id: number, read: number, answer: ReadAnswer | null): void {
    this.#drawing.get(id)?.answer(id, read, answer);
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#looking);
    for (const worker of this.#workers) worker.end();
  }

  /** The worker of this release, else one that has run nothing but the shell's code, as soon as it is free. */
  async #acquire(owner: string, deadline: number): Promise<PooledWorker | undefined> {
    for (;;) {
      const left = deadline - performance.now();
      if (left < LEAST_TIME || this.#closed) return undefined;
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
        setTimeout(done, left - LEAST_TIME);
      });
    }
  }

  #release(worker: PooledWorker): void {
    worker.idle = true;
    for (const done of this.#waiting) done();
    this.#waiting = [];
  }

  /** Sees to it that workers are there that belong to no release yet. One start at a time: two at once would make both late. */
  #start(): void {
    const spare = this.#workers.filter(({ owner }) => owner === undefined).length;
    if (this.#closed || this.#starting || spare >= SPARE) return;
    if (this.#workers.length >= MOST_WORKERS && (spare > 0 || !this.#endOldest())) return;
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
      onGone: () => this.#drop(worker, hasStarted ? 0 : PAUSE),
    });
    this.#starting = worker;
    this.#workers.push(worker);
  }

  /** Ends the worker of the release that wasn't drawn for the longest time. @returns false when all are at work. */
  #endOldest(): boolean {
    const idle = this.#workers.filter((worker) => worker.idle && worker.owner !== undefined);
    const oldest = idle.toSorted((one, other) => one.usedAt - other.usedAt)[0];
    if (oldest) this.#drop(oldest);
    return oldest !== undefined;
  }

  /** A bundle can have left something that goes on after its drawing, at the cost of everybody. */
  #endRestless(): void {
    for (const worker of [...this.#workers]) if (worker.wasRestless()) this.#drop(worker);
  }

  /** Returns the memory of releases that no one requests any more. A spare worker remains for the next request. */
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

import { Worker } from 'node:worker_threads';
import {
  DRAW_LIMIT,
  type DrawFailure,
  type DrawReply,
  type DrawRequest,
  LEAST_TIME,
  type RendererSettings,
  TRIAL_LIMIT,
} from './messages.ts';

/** How many workers there are: while one is held up, the other draws. */
const POOL_SIZE = 2;
/** The largest heap of a worker, in MB. Node would give its young part 192, which are set off against the old part's limit. */
const HEAP = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 24 };
/** More memory than this in all, in bytes, ends the workers at work: the heap's limit doesn't count buffers. */
const MOST_MEMORY = 640 * 1024 * 1024;
const LOOK_EVERY = 25;
/** A worker that can't even start is tried again after this, in milliseconds. */
const PAUSE = 2000;

interface PooledWorker {
  worker: Worker;
  /** It has started and has nothing to do. */
  idle: boolean;
  /** Bundles with which it has drawn; undefined for the shell alone. */
  known: Set<string | undefined>;
}

/** Workers that draw, each one page at a time. One that fails is replaced; a warm one is there meanwhile. */
export class WorkerPool {
  readonly #file: string;
  readonly #settings: RendererSettings;
  readonly #workers: PooledWorker[] = [];
  #waiting: (() => void)[] = [];

  constructor(file: string, settings: RendererSettings) {
    this.#file = file;
    this.#settings = settings;
    this.#start();
  }

  /** Draws a page; never throws. */
  async draw(request: DrawRequest): Promise<DrawReply> {
    const deadline = performance.now() + request.within;
    const pooled = await this.#acquire(request.bundle, deadline);
    if (!pooled) return { id: request.id, failure: 'unready', detail: 'No worker was free in time.' };
    const reply = await drawWith(pooled, request);
    if ('failure' in reply && reply.failure !== 'threw') this.#replace(pooled);
    else this.#release(pooled);
    return reply;
  }

  /** The free worker that knows the bundle best, as soon as there is one. */
  async #acquire(bundle: string | undefined, deadline: number): Promise<PooledWorker | undefined> {
    for (;;) {
      const idle = this.#workers.filter((pooled) => pooled.idle);
      const pooled = idle.find(({ known }) => known.has(bundle)) ?? idle[0];
      const left = deadline - performance.now();
      if (left < LEAST_TIME) return undefined;
      if (pooled) {
        pooled.idle = false;
        return pooled;
      }
      await new Promise<void>((done) => {
        this.#waiting.push(done);
        setTimeout(done, left - LEAST_TIME);
      });
    }
  }

  #release(pooled: PooledWorker): void {
    pooled.idle = true;
    for (const done of this.#waiting) done();
    this.#waiting = [];
  }

  #start(): void {
    const worker = new Worker(this.#file, {
      workerData: this.#settings,
      resourceLimits: HEAP,
    });
    const pooled: PooledWorker = { worker, idle: false, known: new Set() };
    let started = false;
    this.#workers.push(pooled);
    worker.once('message', () => {
      started = true;
      this.#release(pooled);
      // The next starts when somebody can work already: two starts at once would make both late.
      if (this.#workers.length < POOL_SIZE) this.#start();
    });
    // Without listeners an error of a worker would be one of this process.
    const gone = () => this.#replace(pooled, started ? 0 : PAUSE);
    worker.on('error', gone).on('exit', gone);
  }

  #replace(pooled: PooledWorker, pause = 0): void {
    const index = this.#workers.indexOf(pooled);
    if (index === -1) return;
    this.#workers.splice(index, 1);
    void pooled.worker.terminate();
    setTimeout(() => this.#workers.length < POOL_SIZE && this.#start(), pause);
  }
}

/** Has a worker draw a page, for as long as that may take, and no longer. */
function drawWith({ worker, known }: PooledWorker, request: DrawRequest): Promise<DrawReply> {
  const { id, bundle } = request;
  return new Promise((resolve) => {
    const end = (reply: DrawReply) => {
      clearTimeout(limit);
      clearInterval(watch);
      worker.off('message', onReply).off('error', onError).off('exit', onExit);
      resolve(reply);
    };
    const fail = (failure: DrawFailure, detail: string) => end({ id, failure, detail });
    const onReply = (reply: DrawReply) => {
      if (reply.id !== id) return;
      if ('page' in reply) known.add(bundle);
      end(reply);
    };
    const onError = (error: unknown) => fail('lost', String(error));
    const onExit = () => fail('lost', 'It ended itself.');
    const limit = setTimeout(
      () => fail('late', 'It took too long.'),
      known.has(bundle) ? DRAW_LIMIT : TRIAL_LIMIT,
    );
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > MOST_MEMORY) fail('late', 'It took too much memory.');
    }, LOOK_EVERY);
    worker.on('message', onReply).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}

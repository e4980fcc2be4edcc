import { Worker } from 'node:worker_threads';
import {
  type DrawFailure,
  type DrawReply,
  type DrawRequest,
  LEAST_TIME,
  type RendererSettings,
} from './messages.ts';

/** The largest heap of a worker, in MB. */
const HEAP = 96;
/** More memory than this in all, in bytes, ends the worker at work: the heap's limit doesn't count buffers. */
const MOST_MEMORY = 640 * 1024 * 1024;
const LOOK_EVERY = 25;
/** A worker that can't even start is tried again after this, in milliseconds. */
const PAUSE = 2000;

interface Seat {
  worker: Worker;
  ready: boolean;
}

/** One worker that draws and a warm one beside it, which takes over when the first is lost. One drawing at a time. */
export class WorkerPool {
  readonly #file: string;
  readonly #settings: RendererSettings;
  readonly #seats: Seat[] = [];
  #waiting: (() => void)[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(file: string, settings: RendererSettings) {
    this.#file = file;
    this.#settings = settings;
    this.#hire();
  }

  draw(request: DrawRequest): Promise<DrawReply> {
    const deadline = performance.now() + request.within;
    const turn = this.#queue.then(() => this.#drawNow(request, deadline));
    this.#queue = turn;
    return turn;
  }

  async #drawNow(request: DrawRequest, deadline: number): Promise<DrawReply> {
    const seat = await this.#seat(deadline);
    const failed = (failure: DrawFailure, detail: string): DrawReply => ({ id: request.id, failure, detail });
    if (!seat || deadline - performance.now() < LEAST_TIME)
      return failed('unready', 'Nothing was free to draw it.');
    const { worker } = seat;
    return new Promise((resolve) => {
      const end = (reply: DrawReply, dismissed: boolean) => {
        clearTimeout(limit);
        clearInterval(watch);
        worker.off('message', onReply).off('error', onError).off('exit', onExit);
        if (dismissed) this.#dismiss(seat);
        resolve(reply);
      };
      const onReply = (reply: DrawReply) => reply.id === request.id && end(reply, false);
      const onError = (error: unknown) => end(failed('lost', String(error)), true);
      const onExit = () => end(failed('lost', 'It ended itself.'), true);
      const limit = setTimeout(
        () => end(failed('late', 'It took too long.'), true),
        deadline - performance.now(),
      );
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() > MOST_MEMORY) end(failed('late', 'It took too much memory.'), true);
      }, LOOK_EVERY);
      worker.on('message', onReply).on('error', onError).on('exit', onExit);
      worker.postMessage(request);
    });
  }

  /** A worker that is ready, as soon as there is one. */
  async #seat(deadline: number): Promise<Seat | undefined> {
    const ready = () => this.#seats.find((seat) => seat.ready);
    while (!ready() && performance.now() < deadline) {
      await new Promise<void>((done) => {
        this.#waiting.push(done);
        setTimeout(done, deadline - performance.now());
      });
    }
    return ready();
  }

  #hire(): void {
    const worker = new Worker(this.#file, {
      workerData: this.#settings,
      resourceLimits: { maxOldGenerationSizeMb: HEAP },
    });
    const seat: Seat = { worker, ready: false };
    this.#seats.push(seat);
    worker.once('message', () => {
      seat.ready = true;
      for (const done of this.#waiting) done();
      this.#waiting = [];
      // The spare starts when somebody can work already: two starts at once would make both late.
      if (this.#seats.length < 2) this.#hire();
    });
    // Without listeners an error of a worker would be one of this process.
    worker.on('error', () => this.#dismiss(seat));
    worker.on('exit', () => this.#dismiss(seat));
  }

  #dismiss(seat: Seat): void {
    const place = this.#seats.indexOf(seat);
    if (place === -1) return;
    this.#seats.splice(place, 1);
    void seat.worker.terminate();
    if (seat.ready) this.#hire();
    else setTimeout(() => this.#hire(), PAUSE);
  }
}

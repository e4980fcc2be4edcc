import { Readable } from 'node:stream';
import { RefusedRequest } from '../refused-request.ts';
import { type BodyBounds, timeFor, tooLarge } from './body-bounds.ts';

/**
 * A body as its reader gets it: it fails with BODY_TOO_LARGE or REQUEST_TOO_SLOW when its sender exceeds the bounds. Only the time for which the
 * sender is waited for counts; a reader may take as long as it likes. What comes after the end of it is read and thrown away, and the
 * connection stays as it is: whoever answers decides about that.
 */
export class BoundedBody extends Readable {
  readonly #source: Readable;
  readonly #bounds: BodyBounds;
  #bytes = 0;
  #waited = 0;
  #waitsSince: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(source: Readable, bounds: BodyBounds) {
    super();
    this.#source = source.pause();
    this.#bounds = bounds;
    // Whoever reads it hears of a failure. One that nobody has begun to read yet would end the process.
    this.on('error', () => {});
    source
      .on('data', this.#take)
      .once('end', this.#end)
      .once('error', this.#break)
      .once('close', this.#break);
  }

  override _read(): void {
    this.#wait();
    this.#source.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#stopWaiting();
    // A source without anybody who listens, and flowing, throws away what it gets.
    this.#source.off('data', this.#take).off('end', this.#end).resume();
    done(error);
  }

  readonly #take = (chunk: Buffer): void => {
    this.#stopWaiting();
    this.#bytes += chunk.length;
    if (this.#bytes > this.#bounds.mostBytes) this.destroy(tooLarge(this.#bounds));
    else if (this.push(chunk)) this.#wait();
    else this.#source.pause();
  };

  readonly #end = (): void => {
    this.#stopWaiting();
    this.push(null);
  };

  /** The connection broke off. A source that has ended closes as well, and an error that nobody hears would end the process. */
  readonly #break = (error?: Error): void => {
    if (this.#source.readableEnded || this.destroyed) return;
    this.destroy(
      error ?? Object.assign(new Error('The body broke off.'), { code: 'ECONNRESET', statusCode: 400 }),
    );
  };

  #wait(): void {
    if (this.#waitsSince !== undefined) return;
    this.#waitsSince = performance.now();
    const left = timeFor(this.#bytes, this.#bounds) - this.#waited;
    this.#timer = setTimeout(() => this.destroy(new RefusedRequest('REQUEST_TOO_SLOW')), Math.max(0, left));
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    if (this.#waitsSince !== undefined) this.#waited += performance.now() - this.#waitsSince;
    this.#waitsSince = undefined;
  }
}

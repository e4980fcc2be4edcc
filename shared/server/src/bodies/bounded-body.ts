import { Readable } from 'node:stream';
import { RefusedRequest } from '../refused-request.ts';
import { type BodyBounds, timeFor, tooLarge } from './body-bounds.ts';

/**
 * A body for its reader: fails with BODY_TOO_LARGE or REQUEST_TOO_SLOW if its sender exceeds the limits. Only waiting for the sender counts; a reader
 * may take any time. Data after a failure is discarded, and the connection stays open: the responding code decides about that.
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
    // The reader handles failures. Without a reader yet, an error event would end the process.
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
    // A flowing source without listeners discards its data.
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

  /** The connection was lost. A source that has ended closes as well, and an error without a listener would end the process. */
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

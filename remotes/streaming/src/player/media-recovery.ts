import { clock } from '@boardwalk/kit';
import type Hls from 'hls.js';

/** Time after which media errors count as unrelated, in milliseconds. */
const MIN_INTERVAL_MS = 10_000;

/**
 * Recovers from media errors as hls.js documents it: once, then once with the other audio codec, and no more while they follow each other. A broken
 * segment would otherwise be fetched and rejected forever.
 */
export class MediaRecovery {
  #step = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Takes the next step. @returns false if none is left: the stream can't be played at present. */
  take(hls: Pick<Hls, 'recoverMediaError' | 'swapAudioCodec'>): boolean {
    const now = clock.now();
    if (now - this.#last > MIN_INTERVAL_MS) this.#step = 0;
    this.#last = now;
    this.#step += 1;
    if (this.#step > 2) return false;
    if (this.#step === 2) hls.swapAudioCodec();
    hls.recoverMediaError();
    return true;
  }
}

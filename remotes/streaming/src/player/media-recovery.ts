import { clock } from '@boardwalk/kit';
import type Hls from 'hls.js';

/** Media errors further apart than this have nothing to do with each other, in milliseconds. */
const APART_MS = 10_000;

/**
 * Recovers from media errors as hls.js documents it: once, then once with the other audio codec, and no more for as long as they follow each
 * other. A segment that is broken would otherwise be fetched and refused for ever.
 */
export class MediaRecovery {
  #step = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Takes the next step. @returns false when there is none left: the stream can't be played at present. */
  take(hls: Pick<Hls, 'recoverMediaError' | 'swapAudioCodec'>): boolean {
    const now = clock.now();
    if (now - this.#last > APART_MS) this.#step = 0;
    this.#last = now;
    this.#step += 1;
    if (this.#step > 2) return false;
    if (this.#step === 2) hls.swapAudioCodec();
    hls.recoverMediaError();
    return true;
  }
}

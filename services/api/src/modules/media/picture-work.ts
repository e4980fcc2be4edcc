import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/** Half of the threads that Node has for such work: files and compression go on beside it. */
const CONCURRENCY = 2;
/** Each of them is up to 10 MB that wait in memory. */
const MOST_WAITING = 16;

/** The queue of this process for work on pictures: two at once, the others wait in line. */
@Injectable()
export class PictureWork {
  private readonly limit = pLimit(CONCURRENCY);

  /** Whether somebody who can come back had better do so. */
  get isCrowded(): boolean {
    return this.limit.pendingCount >= MOST_WAITING;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }
}

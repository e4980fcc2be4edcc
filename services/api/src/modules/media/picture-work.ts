import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

/** Half of Node's worker threads; the others are for files and compression. */
const CONCURRENCY = 2;
/** Each waiting one has up to 10 MB in memory. */
const MAX_WAITING = 16;

/** Queue of this process for work on pictures: two tasks run concurrently. */
@Injectable()
export class PictureWork {
  private readonly limit = pLimit(CONCURRENCY);

  /** Whether callers who can retry later should do so. */
  get isCrowded(): boolean {
    return this.limit.pendingCount >= MAX_WAITING;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.limit(work);
  }
}

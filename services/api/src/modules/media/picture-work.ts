import { Injectable } from '@nestjs/common';

/** Half of the threads that Node has for such work: files and packing go on beside it. */
const AT_ONCE = 2;
/** Each of them is up to 10 MB that wait in memory. */
const MOST_WAITING = 16;

/** Lets only so many pictures be worked on at once in this process; the others wait in line. */
@Injectable()
export class PictureWork {
  private free = AT_ONCE;
  private readonly waiting: (() => void)[] = [];

  /** Whether somebody who can come back had better do so. */
  get isCrowded(): boolean {
    return this.waiting.length >= MOST_WAITING;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((start) => this.waiting.push(start));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}

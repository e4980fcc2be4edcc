import { Injectable } from '@nestjs/common';

/** What all uploads of this process that are on their way or wait may hold together. Bytes. */
const MOST = 64 * 1024 * 1024;
/** What those of one member may: the others have room whatever one of them does. */
const MOST_OF_ONE = MOST / 2;

/** Counts the bytes of uploads from the first that is read of one until its pictures are made. */
@Injectable()
export class HeldBytes {
  private total = 0;
  private readonly ofMembers = new Map<string, number>();

  /** Makes room for an upload. @returns the way to give it back; undefined when there is none. */
  take(memberId: string, bytes: number): (() => void) | undefined {
    const own = this.ofMembers.get(memberId) ?? 0;
    if (this.total + bytes > MOST || own + bytes > MOST_OF_ONE) return undefined;
    this.add(memberId, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.add(memberId, -bytes);
      isHeld = false;
    };
  }

  private add(memberId: string, bytes: number): void {
    this.total += bytes;
    const own = (this.ofMembers.get(memberId) ?? 0) + bytes;
    if (own > 0) this.ofMembers.set(memberId, own);
    else this.ofMembers.delete(memberId);
  }
}

import { Injectable } from '@nestjs/common';

/** Maximum of bytes of all running and waiting uploads in this process. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Maximum per member, so that one can't block the others. */
const MAX_BYTES_PER_MEMBER = MAX_BYTES / 2;

/** Counts the bytes of uploads from the start of reading until their pictures are encoded. */
@Injectable()
export class HeldBytes {
  private total = 0;
  private readonly ofMembers = new Map<string, number>();

  /** Reserves bytes for an upload. @returns a function that releases them; undefined when the limit is reached. */
  take(memberId: string, bytes: number): (() => void) | undefined {
    const own = this.ofMembers.get(memberId) ?? 0;
    if (this.total + bytes > MAX_BYTES || own + bytes > MAX_BYTES_PER_MEMBER) return undefined;
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

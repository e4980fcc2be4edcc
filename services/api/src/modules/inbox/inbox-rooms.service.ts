import { INBOX_KIND_NAMES, type InboxKind } from '@boardwalk/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';

/** New assignee of a case; null for none. */
export interface RoomAssignment {
  subject: string;
  assigneeId: string | null;
  /** Assignee that the caller saw; null for none. */
  from: string | null;
}

/** Callbacks of an area, besides opening and closing its items. */
export interface InboxRoom {
  /** Opens an item for every existing case. Called once for each database, in a transaction. */
  refill(): Promise<void>;
  /**
   * For an area whose claims are the assignment: the inbox doesn't store one, and the area sets the assignee with its next `open`.
   * @throws ApiError, `CLAIM_TAKEN` when another member was faster.
   */
  assign?(caller: Caller, assignment: RoomAssignment): Promise<void>;
}

/** Registry of the areas: each kind of the contracts has one. */
@Injectable()
export class InboxRoomsService implements OnApplicationBootstrap {
  private readonly rooms = new Map<InboxKind, InboxRoom>();

  /** Must be called from a constructor. */
  register(kinds: readonly InboxKind[], room: InboxRoom): void {
    for (const kind of kinds) {
      if (this.rooms.has(kind)) throw new Error(`The kind ${kind} of the inbox has a room already.`);
      this.rooms.set(kind, room);
    }
  }

  /** Refuses to start while a kind has no area. */
  onApplicationBootstrap(): void {
    const missing = INBOX_KIND_NAMES.filter((kind) => !this.rooms.has(kind));
    if (missing.length > 0) throw new Error(`Kinds of the inbox have no room: ${missing.join(', ')}.`);
  }

  of(kind: InboxKind): InboxRoom | undefined {
    return this.rooms.get(kind);
  }

  /** Opens an item for every existing case of all areas. */
  async refill(): Promise<void> {
    for (const room of new Set(this.rooms.values())) await room.refill();
  }
}

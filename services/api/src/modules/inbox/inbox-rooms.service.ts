import { INBOX_KIND_NAMES, type InboxKind } from '@boardwalk/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';

/** Who is to work on something from now on; null for nobody. */
export interface RoomAssignment {
  subject: string;
  assigneeId: string | null;
  /** Who works on it now, whom the caller has seen; null for nobody. */
  from: string | null;
}

/** What a room does for the inbox, beside opening and closing its items. */
export interface InboxRoom {
  /** Opens an item for everything that waits already. It is called once for each database, in a transaction. */
  refill(): Promise<void>;
  /**
   * For a room whose claims are the assignment: the inbox keeps none of its own then, and the room says with its next `open` who has it.
   * @throws ApiError, `CLAIM_TAKEN` when somebody else was faster.
   */
  assign?(caller: Caller, assignment: RoomAssignment): Promise<void>;
}

/** The rooms of the inbox: each kind of the contracts has one. */
@Injectable()
export class InboxRooms implements OnApplicationBootstrap {
  private readonly rooms = new Map<InboxKind, InboxRoom>();

  /** To be called from a constructor. */
  register(kinds: readonly InboxKind[], room: InboxRoom): void {
    for (const kind of kinds) {
      if (this.rooms.has(kind)) throw new Error(`The kind ${kind} of the inbox has a room already.`);
      this.rooms.set(kind, room);
    }
  }

  /** Refuses to start while nothing registers for a kind. */
  onApplicationBootstrap(): void {
    const missing = INBOX_KIND_NAMES.filter((kind) => !this.rooms.has(kind));
    if (missing.length > 0) throw new Error(`Kinds of the inbox have no room: ${missing.join(', ')}.`);
  }

  of(kind: InboxKind): InboxRoom | undefined {
    return this.rooms.get(kind);
  }

  /** Opens an item for everything that waits in any room. */
  async refill(): Promise<void> {
    for (const room of new Set(this.rooms.values())) await room.refill();
  }
}

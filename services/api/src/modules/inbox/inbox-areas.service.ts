import { INBOX_KIND_NAMES, type InboxKind } from '@boardwalk/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Caller } from '../../platform/auth/caller.ts';

/** New assignee of a case; null for none. */
export interface AreaAssignment {
  subject: string;
  assigneeId: string | null;
  /** Assignee that the caller saw; null for none. */
  from: string | null;
}

/** Callbacks of an area, besides opening and closing its items. */
export interface InboxArea {
  /** Opens an item for every existing case. Called once for each database, in a transaction. */
  refill(): Promise<void>;
  /**
   * For an area whose claims are the assignment: the inbox doesn't store one, and the area sets the assignee with its next `open`.
   * @throws ApiError, `CLAIM_TAKEN` when another member was faster.
   */
  assign?(caller: Caller, assignment: AreaAssignment): Promise<void>;
}

/** Registry of the areas: each kind of the contracts has one. */
@Injectable()
export class InboxAreasService implements OnApplicationBootstrap {
  private readonly areas = new Map<InboxKind, InboxArea>();

  /** Must be called from a constructor. */
  register(kinds: readonly InboxKind[], area: InboxArea): void {
    for (const kind of kinds) {
      if (this.areas.has(kind)) throw new Error(`The kind ${kind} of the inbox has an area already.`);
      this.areas.set(kind, area);
    }
  }

  /** Refuses to start while a kind has no area. */
  onApplicationBootstrap(): void {
    const missing = INBOX_KIND_NAMES.filter((kind) => !this.areas.has(kind));
    if (missing.length > 0) throw new Error(`Kinds of the inbox have no area: ${missing.join(', ')}.`);
  }

  of(kind: InboxKind): InboxArea | undefined {
    return this.areas.get(kind);
  }

  /** Opens an item for every existing case of all areas. */
  async refill(): Promise<void> {
    for (const area of new Set(this.areas.values())) await area.refill();
  }
}

import { type InboxKind, inboxKind, truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import type { InboxItemRow } from './inbox-items.table.ts';
import { InboxSignals } from './inbox-signals.service.ts';

const HOUR_MS = 3_600_000;
const TITLE_LENGTH = 160;
const NOTE_LENGTH = 240;

/** What a room says of something that waits. */
export interface WaitingCase {
  kind: InboxKind;
  /** What the room calls it. A case is opened once for each. */
  subject: string;
  title: string;
  /** What else there is to know at a glance. */
  note?: string;
  /** How often it was brought up; 1 unless told. */
  count?: number;
  /** Where the room shows it. */
  href: string;
  /** Whom it is about: they don't find it. Null for nobody. */
  aboutId: string | null;
  /** Who can't work on it. */
  notFor?: readonly string[];
  /** Since when it waits; now unless told. */
  openedAt?: Date | null;
  /** When it is overdue; the kind says it unless told. */
  dueAt?: Date | null;
  /** For a room that has claims of its own, which also serves `assign` of `InboxRooms`. */
  work?: Pick<InboxItemRow, 'assigneeId' | 'claimedBy' | 'claimedUntil'>;
  demo?: boolean;
}

/** An open item as it is from now on. Its due date stays unless there is another. */
export type RewrittenCase = Pick<WaitingCase, 'subject' | 'title' | 'dueAt'>;

/** The inbox, as rooms use it. Call each method inside the transaction of the change, so that both are committed or neither. */
@Injectable()
export class InboxItems {
  constructor(
    private readonly items: InboxItemsRepository,
    private readonly signals: InboxSignals,
  ) {}

  /** Something waits, or is different while it does. @returns the id of its item. */
  async open({ title, note = '', dueAt, openedAt, work, notFor, ...rest }: WaitingCase): Promise<string> {
    const due = dueAt ?? dueOf(rest.kind, openedAt);
    const since = openedAt ? { openedAt } : {};
    const row = {
      ...rest,
      ...since,
      ...work,
      notFor: [...(notFor ?? [])],
      title: lineOf(title, TITLE_LENGTH),
      note: lineOf(note, NOTE_LENGTH),
      dueAt: due,
    };
    const item = await this.items.open(row, { keepsDue: !dueAt, claims: work !== undefined });
    await this.signals.changed(item);
    return item.id;
  }

  /** Open items whose title or due date follows from a setting that has changed. Those that aren't open stay as they are. */
  async rewrite(kind: InboxKind, cases: readonly RewrittenCase[]): Promise<void> {
    if (cases.length === 0) return;
    const written = cases.map(({ subject, title, dueAt = null }) => ({
      subject,
      dueAt,
      title: lineOf(title, TITLE_LENGTH),
    }));
    for (const item of await this.items.rewrite(kind, written)) await this.signals.changed(item);
  }

  /** It waits no more. @param by who has done it; null for the site, and for whom it was about. */
  async close(kind: InboxKind, subject: string, by: string | null): Promise<void> {
    const item = await this.items.close(kind, subject, by);
    if (item) await this.signals.changed(item);
  }
}

/** When an item of this kind is overdue that has waited since then; by the database's clock for one that waits from now on. */
function dueOf(kind: InboxKind, openedAt: Date | null | undefined): Date | SQL {
  const { dueHours } = inboxKind(kind);
  return openedAt
    ? new Date(openedAt.getTime() + dueHours * HOUR_MS)
    : sql`clock_timestamp() + make_interval(hours => ${dueHours})`;
}

/** One line, cut where it gets long. */
function lineOf(text: string, most: number): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), most);
}

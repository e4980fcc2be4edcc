import { type InboxKind, inboxKind, isAppInboxKind, truncate } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { HOUR_MS } from '../../platform/time/durations.ts';
import { InboxItemsRepository } from './inbox-items.repository.ts';
import type { InboxItemRow } from './inbox-items.table.ts';
import { InboxSignalsService } from './inbox-signals.service.ts';

const TITLE_LENGTH = 160;
const NOTE_LENGTH = 240;

/** Case that an area adds to the inbox. */
export interface WaitingCase {
  kind: InboxKind;
  /** Id of the case in its area; there is one item for each. */
  subject: string;
  title: string;
  /** Further information in one line. */
  note?: string;
  /** Number of reports; 1 by default. */
  count?: number;
  /** Page of the case. */
  href: string;
  /** Member whom the case concerns, and who must not see it; null for none. */
  aboutId: string | null;
  /** Members who must not work on it. */
  notFor?: readonly string[];
  /** Opening time; now by default. */
  openedAt?: Date | null;
  /** Due date; determined by the kind by default. */
  dueAt?: Date | null;
  /** Hours until it is due, for kinds of apps. */
  dueHours?: number;
  /** For an area with its own claims, which also has a method with `AssignsInbox`. */
  work?: Pick<InboxItemRow, 'assigneeId' | 'claimedBy' | 'claimedUntil'>;
  demo?: boolean;
}

/** New title and due date of an open item. The due date stays unless there is another. */
export type RewrittenCase = Pick<WaitingCase, 'subject' | 'title' | 'dueAt'>;

/** Inbox for other areas. Each method must run inside the transaction of the change of the case, so that both are committed together. */
@Injectable()
export class InboxItemsService {
  constructor(
    private readonly database: Database,
    private readonly items: InboxItemsRepository,
    private readonly signals: InboxSignalsService,
  ) {}

  /** Opens or updates the item of a case. @returns the id of the item. */
  async open({
    title,
    note = '',
    dueAt,
    dueHours,
    openedAt,
    work,
    notFor,
    ...rest
  }: WaitingCase): Promise<string> {
    this.database.requireTransaction();
    const due = dueAt ?? dueOf(openedAt, dueHours ?? hoursOf(rest.kind));
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

  /** Updates open items whose title or due date depends on a changed setting. Closed items aren't changed. */
  async rewrite(kind: InboxKind, cases: readonly RewrittenCase[]): Promise<void> {
    this.database.requireTransaction();
    if (cases.length === 0) return;
    const written = cases.map(({ subject, title, dueAt = null }) => ({
      subject,
      dueAt,
      title: lineOf(title, TITLE_LENGTH),
    }));
    for (const item of await this.items.rewrite(kind, written)) await this.signals.changed(item);
  }

  /** Closes the item of a case. @param by member who handled it; null for the site, and for the member whom it concerned. */
  async close(kind: InboxKind, subject: string, by: string | null): Promise<void> {
    this.database.requireTransaction();
    const item = await this.items.close(kind, subject, by);
    if (item) await this.signals.changed(item);
  }
}

/** Hours until an item of an app is due, unless the app states them. */
const APP_DUE_HOURS = 72;

function hoursOf(kind: InboxKind): number {
  return isAppInboxKind(kind) ? APP_DUE_HOURS : inboxKind(kind).dueHours;
}

/** Returns the due date of an item by its opening time; by the database's clock for one that is opened now. */
function dueOf(openedAt: Date | null | undefined, dueHours: number): Date | SQL {
  return openedAt
    ? new Date(openedAt.getTime() + dueHours * HOUR_MS)
    : sql`clock_timestamp() + make_interval(hours => ${dueHours})`;
}

/** Returns the text as a single truncated line. */
function lineOf(text: string, most: number): string {
  return truncate(text.replace(/\s+/g, ' ').trim(), most);
}

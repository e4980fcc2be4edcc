import { type EndpointInput, type InboxItem, LONGEST_SNOOZE_DAYS } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/auth/caller.ts';
import { Database } from '../../../platform/database/database.ts';
import { invalidField } from '../../../platform/errors/api-error.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import { InboxDesk } from './inbox-desk.service.ts';
import { InboxRecords } from './inbox-records.service.ts';
import { WAKE } from './inbox-waking.service.ts';

const DAY_MS = 86_400_000;

/** Snoozes items, for the whole team. */
@Injectable()
export class InboxSnooze {
  constructor(
    private readonly database: Database,
    private readonly desk: InboxDesk,
    private readonly records: InboxRecords,
    private readonly jobs: Jobs,
  ) {}

  /** @throws INPUT_INVALID, INBOX_ITEM_NOT_FOUND; INBOX_ITEM_STALE and INBOX_ITEM_CLOSED with the current item */
  snooze(
    caller: Caller,
    id: string,
    { until, version }: EndpointInput<'PUT /api/inbox/:id/snooze'>['body'],
  ): Promise<InboxItem> {
    const at = until === null ? null : expectSoon(until);
    return this.database.transaction(async () => {
      const before = await this.desk.seen(caller, id, version);
      const after = await this.desk.snooze(caller, before, at);
      await this.records.snoozed(caller, before, at);
      if (at) await this.jobs.send(WAKE, { at });
      return this.desk.present(caller, after);
    });
  }
}

function expectSoon(until: string): Date {
  const at = new Date(until);
  const inMs = at.getTime() - Date.now();
  if (inMs <= 0) throw invalidField('body.until', 'Choose a time in the future.');
  if (inMs > LONGEST_SNOOZE_DAYS * DAY_MS)
    throw invalidField('body.until', `At most ${LONGEST_SNOOZE_DAYS} days from now.`);
  return at;
}

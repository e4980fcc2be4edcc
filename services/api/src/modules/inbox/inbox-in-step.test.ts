import { INBOX_KIND_NAMES, type InboxKind } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { makeArticle } from '../../../test/test-articles.ts';
import { expectStatus } from '../../../test/test-submissions.ts';
import { removeDemo } from '../../demo/remove-demo.ts';
import { Database } from '../../platform/database/database.ts';
import { DiscordOutboxRepository } from '../discord/discord-outbox.repository.ts';

/** Queries for the open cases of each area, by its own tables. */
const WAITING: Record<InboxKind, string> = {
  comment: `SELECT id::text AS subject FROM comments c WHERE state = 'held' OR (state = 'shown' AND EXISTS
    (SELECT 1 FROM comment_reports r WHERE r.comment_id = c.id AND r.settled_at IS NULL))`,
  application: `SELECT id::text AS subject FROM submissions WHERE state IN ('submitted', 'in_review', 'resubmitted', 'interview')`,
  'application-appeal': `SELECT id::text AS subject FROM submissions WHERE state = 'appealed'`,
  'punishment-appeal': `SELECT punishment_id::text AS subject FROM punishment_appeals WHERE state = 'open'`,
  'approval-step': `SELECT submission_id || '/' || step AS subject FROM approval_steps s
    JOIN submissions ON submissions.id = submission_id WHERE s.state = 'failed' AND submissions.state = 'approved'`,
  delivery: `SELECT DISTINCT event_id || '/' || channel AS subject FROM notification_deliveries WHERE state = 'dead'`,
  'stream-application': `SELECT id::text AS subject FROM streamers WHERE state = 'applied'`,
  'stream-report': `SELECT DISTINCT streamer_id::text AS subject FROM stream_reports WHERE settled_at IS NULL`,
  settlement: `SELECT id::text AS subject FROM settlements WHERE state = 'disputed' OR problem <> ''`,
  'property-offer': `SELECT o.id::text AS subject FROM offers o JOIN listings l ON l.id = o.listing_id WHERE o.state = 'pending' AND l.seller_id IS NULL`,
  'property-inquiry': `SELECT id::text AS subject FROM inquiries WHERE of_city AND last_by_member`,
  'event-proposal': `SELECT id::text AS subject FROM events WHERE state = 'pending'`,
  'chat-message': `SELECT id::text AS subject FROM chat_messages WHERE state = 'failed'`,
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { DEMO_DATA: 'on' } });
});
afterAll(() => api.stop());

/** Expects that every open case has an item and every open item a case, with the same count, member and assignee. */
async function expectInStep(): Promise<Record<InboxKind, number>> {
  const counts = {} as Record<InboxKind, number>;
  for (const kind of INBOX_KIND_NAMES) {
    const waiting = await api.database.sql<{ subject: string }>(`${WAITING[kind]} ORDER BY 1`);
    const items = await api.database.sql<{ subject: string }>(
      `SELECT subject FROM inbox_items WHERE kind = $1 AND closed_at IS NULL ORDER BY 1`,
      [kind],
    );
    expect([kind, items]).toEqual([kind, waiting]);
    counts[kind] = items.length;
  }
  expect(
    await api.database.sql(`SELECT i.subject FROM inbox_items i JOIN submissions s ON s.id::text = i.subject
      WHERE i.kind = 'application' AND closed_at IS NULL AND (i.assignee_id, i.claimed_by, i.claimed_until, i.about_id, i.due_at)
        IS DISTINCT FROM (s.assignee_id, s.claimed_by, s.claimed_until, s.applicant_id, s.due_at)`),
  ).toEqual([]);
  expect(
    await api.database.sql(`SELECT subject FROM inbox_items i WHERE kind = 'comment' AND closed_at IS NULL AND count <>
      (SELECT count(*) FROM comment_reports r WHERE r.comment_id::text = i.subject AND r.settled_at IS NULL)`),
  ).toEqual([]);
  expect(
    await api.database.sql(`SELECT subject FROM inbox_items i WHERE kind = 'delivery' AND closed_at IS NULL AND count <>
      (SELECT count(*) FROM notification_deliveries d WHERE d.event_id || '/' || d.channel = i.subject AND d.state = 'dead')`),
  ).toEqual([]);
  return counts;
}

describe('the inbox matches the areas’ own tables', () => {
  it('after the demo community is created, with nearly each kind', async () => {
    const counts = await expectInStep();
    const { 'chat-message': _, 'approval-step': __, ...some } = counts;
    expect(Object.values(some).every((count) => count > 0)).toBe(true);
  });

  it('after messages were sent again, one by one and all together', async () => {
    const owner = await api.as('boss', 'OWNER');
    const letters = async () =>
      expectStatus(await api.call('GET /api/notifications/dead-letters', { token: owner }), 200).items;
    const [first] = await letters();
    const path = `POST /api/notifications/dead-letters/${first?.id}/retry` as const;
    expectStatus(
      await api.call(path as 'POST /api/notifications/dead-letters/:id/retry', { token: owner }),
      204,
    );
    // Prevents the job from changing the delivery during this test.
    await api.database.sql(
      `UPDATE notification_deliveries SET due_at = now() + interval '1 day' WHERE state = 'waiting'`,
    );
    expect((await expectInStep()).delivery).toBe(1);
    const [item] = (await api.call('GET /api/inbox?kind=delivery', { token: owner })).body.items;
    const [eventId, channel] = item?.subject.split('/') ?? [];
    const body = { eventId, channel };
    const all = await api.call('POST /api/notifications/dead-letters/retry', { token: owner, body });
    expect(expectStatus(all, 200)).toEqual({ count: 1 });
    expect((await expectInStep()).delivery).toBe(0);
    const log = await api.call('GET /api/audit?type=notification', { token: owner });
    expect(log.body.items).toMatchObject([
      {
        action: 'notification.retried',
        target: { label: item?.title },
        after: { channel: 'email', count: 1 },
      },
    ]);
  });

  it('after a message to Discord failed and was sent again', async () => {
    const owner = await api.as('boss', 'OWNER');
    // Prevents the job from sending the message, which would fail again, during this test.
    const claim = vi.spyOn(api.get(DiscordOutboxRepository), 'claim').mockResolvedValue([]);
    onTestFinished(() => claim.mockRestore());
    const [row] = await api.database.sql<{ id: string }>(
      `INSERT INTO chat_messages (about, payload, state, error, settled_at, attempts)
       VALUES ('give x', '{"kind": "message", "text": "Welcome, Nell."}', 'failed', '404', now(), 5) RETURNING id`,
    );
    const retry = () =>
      api.call(`POST /api/chat-messages/${row?.id}/retry` as 'POST /api/chat-messages/:id/retry', {
        token: owner,
      });
    expectStatus(await retry(), 204);
    expect((await retry()).status).toBe(404);
    await expectInStep();
    // The job would send it during a later test.
    await api.database.sql('DELETE FROM chat_messages');
  });

  it('after the deletion of members concerned, of reporters and of recipients', async () => {
    const article = await makeArticle(api.database);
    const say = async (name: string) => {
      const token = await api.as(name);
      const body = { text: 'Well.' };
      const { id } = expectStatus(
        await api.call(`POST /api/articles/${article}/comments`, { token, body }),
        201,
      );
      await api.database.sql(`UPDATE comments SET state = 'shown', shown_at = now() WHERE id = $1`, [id]);
      return id;
    };
    const [first, second] = [await say('lou'), await say('max')];
    for (const [id, by] of [
      [first, 'kim'],
      [second, 'kim'],
      [second, 'tom'],
    ] as const) {
      const body = { reason: 'No.' };
      await api.call(`POST /api/comments/${id}/report`, { token: await api.as(by), body });
    }
    await expectInStep();
    await api.database.sql(`DELETE FROM users WHERE id = 'auth0|kim'`);
    await expectInStep();
    // Their comment stays, with its reports.
    await api.database.sql(`DELETE FROM users WHERE id = 'auth0|max'`);
    await expectInStep();
    await api.database.sql(`DELETE FROM articles WHERE id = $1`, [article]);
    await expectInStep();
    await api.database.sql(`DELETE FROM notification_events`);
    await expectInStep();
  });

  it('after the demo community is removed', async () => {
    await removeDemo(api.get(Database).queries);
    const counts = await expectInStep();
    expect(counts).toMatchObject({
      application: 0,
      'application-appeal': 0,
      'punishment-appeal': 0,
      delivery: 0,
    });
  });
});

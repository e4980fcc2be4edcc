import type { InboxItem } from '@boardwalk/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RACERS, raceOn } from '../../../test/race.ts';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { makeArticle } from '../../../test/test-articles.ts';
import { listen } from '../../../test/test-events.ts';
import { inboxAfterFanout } from '../../../test/test-notifications.ts';
import { expectStatus, finish, type Office, startOffice } from '../../../test/test-submissions.ts';
import { InboxDeskService } from './desk/inbox-desk.service.ts';

let api: TestApi;
let other: TestApi;
let office: Office;
let article: string;
const staff = { mona: '', milo: '', admin: '' };
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  office = await startOffice(api);
  article = await makeArticle(api.database);
  staff.mona = await api.as('mona', 'MODERATOR');
  staff.milo = await api.as('milo', 'MODERATOR');
  staff.admin = await api.as('ada', 'ADMIN');
  for (const token of Object.values(staff)) await api.call('GET /api/users/me', { token });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

let round = 0;
let sam: { id: string; token: string };
beforeEach(async () => {
  round += 1;
  const token = await api.as(`sam-${round}`);
  await api.call('GET /api/users/me', { token });
  sam = { id: `auth0|sam-${round}`, token };
});

const list = async (token: string, query = '', on = api) =>
  expectStatus(await on.call(`GET /api/inbox?limit=100${query}`, { token }), 200).items;
const about = async (id: string, token = staff.mona, query = '') =>
  (await list(token, query)).filter((item) => item.about?.id === id);
const itemAbout = async (id: string, token = staff.mona) => {
  const [item] = await about(id, token);
  if (!item) throw new Error(`Nothing waits about ${id}.`);
  return item;
};
const assign = (token: string, { id, version }: InboxItem, assigneeId: string | null, on = api) =>
  on.call(`PUT /api/inbox/${id}/assignee`, { token, body: { assigneeId, version } });
const snooze = (token: string, { id, version }: InboxItem, until: Date | null) =>
  api.call(`PUT /api/inbox/${id}/snooze`, { token, body: { until: until?.toISOString() ?? null, version } });
const find = async (token: string, { id }: Pick<InboxItem, 'id'>) =>
  expectStatus(await api.call(`GET /api/inbox/${id}`, { token }), 200);
const comment = async (token = sam.token, text = 'You are all fools.') =>
  expectStatus(await api.call(`POST /api/articles/${article}/comments`, { token, body: { text } }), 201);
const report = async (id: string, reason: string, by = 'reporter') =>
  api.call(`POST /api/comments/${id}/report`, { token: await api.as(by), body: { reason } });
/** Creates a public comment with one report. */
const reported = async (reason = 'Rude.') => {
  const { id } = await comment();
  const decision = { token: staff.mona, body: { decision: 'show' } };
  expectStatus(await api.call(`POST /api/comments/${id}/moderation`, decision), 200);
  expect((await report(id, reason)).status).toBe(204);
  return id;
};
const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

describe('the handling of a report up to an appeal', () => {
  it('lists each step for the members who may take it, and logs it', async () => {
    const id = await reported('Insults the whole crew.');
    const seen = await itemAbout(sam.id);
    expect(seen).toMatchObject({
      kind: 'comment',
      subject: id,
      title: 'The pier is open',
      note: 'Insults the whole crew.',
      count: 1,
      assignee: null,
      closed: null,
      overdue: false,
      refusal: null,
      label: { de: 'Kommentar' },
    });
    const details = await api.call(`GET /api/comments/${id}/case`, { token: staff.mona });
    expect(details.body).toMatchObject({
      comment: { text: 'You are all fools.' },
      reports: [{ reason: 'Insults the whole crew.', by: { username: 'reporter' } }],
    });

    expectStatus(await assign(staff.mona, seen, 'auth0|mona'), 200);
    expect(await itemAbout(sam.id, staff.milo)).toMatchObject({
      assignee: { username: 'mona', mine: false, until: null },
    });
    const late = expectError(await assign(staff.milo, seen, 'auth0|milo'), 409, 'INBOX_ITEM_STALE');
    expect(late.details.current).toMatchObject({ assignee: { username: 'mona' } });

    const body = { decision: 'remove', reason: 'Against R1.3.' };
    expectStatus(await api.call(`POST /api/comments/${id}/moderation`, { token: staff.mona, body }), 200);
    expect(await about(sam.id)).toEqual([]);
    expect(await find(staff.milo, seen)).toMatchObject({ closed: { by: { username: 'mona' } } });
    expectError(
      await assign(staff.milo, await find(staff.milo, seen), 'auth0|milo'),
      409,
      'INBOX_ITEM_CLOSED',
    );

    const path = encodeURIComponent(sam.id);
    const punishment = expectStatus(
      await api.call(`POST /api/users/${path}/punishments` as 'POST /api/users/:id/punishments', {
        token: staff.mona,
        body: { kind: 'restriction', reason: 'Insults.' },
      }),
      201,
    );
    const text = 'It was a quote.';
    expectStatus(
      await api.call(`POST /api/punishments/${punishment.id}/appeal`, { token: sam.token, body: { text } }),
      201,
    );
    const appeal = await itemAbout(sam.id, staff.milo);
    expect(appeal).toMatchObject({
      kind: 'punishment-appeal',
      subject: punishment.id,
      title: 'Insults.',
      note: text,
      refusal: null,
    });
    expect(await itemAbout(sam.id)).toMatchObject({ refusal: 'own-decision' });
    expectError(await assign(staff.mona, appeal, 'auth0|mona'), 403, 'OWN_DECISION');
    expectError(await assign(staff.milo, appeal, 'auth0|mona'), 409, 'INBOX_ASSIGNEE_REFUSED');
    const candidates = await api.call(`GET /api/inbox/${appeal.id}/candidates`, { token: staff.mona });
    expect(candidates.body.items.map(({ username }) => username)).toContain('milo');
    expect(candidates.body.items.map(({ username }) => username)).not.toContain('mona');
    // A member who can't take it can still assign it to another.
    expectStatus(await assign(staff.mona, appeal, 'auth0|milo'), 200);
    const punishments =
      `GET /api/users/${encodeURIComponent(sam.id)}/punishments` as 'GET /api/users/:id/punishments';
    const [appealed] = (await api.call(punishments, { token: staff.milo })).body.items;
    const answer = { decision: 'grant', answer: 'So it was.' };
    expectStatus(
      await api.call(
        `POST /api/appeals/${appealed?.appeal?.id}/decision` as 'POST /api/appeals/:id/decision',
        {
          token: staff.milo,
          body: answer,
        },
      ),
      200,
    );
    expect(await find(staff.mona, appeal)).toMatchObject({ closed: { by: { username: 'milo' } } });

    const log = await api.call('GET /api/audit?limit=100', { token: staff.admin });
    const entries = log.body.items
      .filter(({ target }) => [sam.id, appeal.id].includes(target.id))
      .map(({ action, actor, before, after }) => ({ action, actor: actor?.username, before, after }));
    expect(entries.toReversed()).toMatchObject([
      { action: 'user.joined' },
      { action: 'comment.shown' },
      {
        action: 'comment.removed',
        actor: 'mona',
        before: { state: 'shown' },
        after: { state: 'removed', reason: 'Against R1.3.' },
      },
      {
        action: 'punishment.imposed',
        actor: 'mona',
        before: { accountState: 'active' },
        after: { accountState: 'restricted', reason: 'Insults.' },
      },
      { action: 'punishment.appealed', actor: `sam-${round}` },
      {
        action: 'inbox.assigned',
        actor: 'mona',
        before: { assignee: null },
        after: { assignee: 'Milo Tester' },
      },
      {
        action: 'punishment.appeal-granted',
        actor: 'milo',
        before: { accountState: 'restricted' },
        after: { accountState: 'active' },
      },
    ]);
  });

  it('notifies the moderators once of several reports, with the last reason', async () => {
    const id = await reported('Rude.');
    await report(id, 'Very rude.', 'second');
    await report(id, 'Very rude.', 'second');
    const notified = (await inboxAfterFanout(api, staff.mona)).filter(
      ({ type, href }) => type === 'comment.reported' && href.startsWith('/inbox?item='),
    );
    const item = await itemAbout(sam.id);
    expect(item).toMatchObject({ count: 2, note: 'Very rude.' });
    expect(notified.filter(({ href }) => href.endsWith(item.id))).toMatchObject([
      { facts: { title: 'Very rude.', count: 2 }, readAt: null },
    ]);
    expect((await inboxAfterFanout(api, sam.token)).map(({ type }) => type)).not.toContain(
      'comment.reported',
    );
    const body = { decision: 'show' };
    expectStatus(await api.call(`POST /api/comments/${id}/moderation`, { token: staff.milo, body }), 200);
    const left = (await inboxAfterFanout(api, staff.mona)).filter(({ href }) => href.endsWith(item.id));
    expect(left).toEqual([]);
  });

  it('keeps a hidden comment open, with its reports', async () => {
    const id = await reported();
    const body = { decision: 'hold' };
    const hidden = await api.call(`POST /api/comments/${id}/moderation`, { token: staff.mona, body });
    expect(expectStatus(hidden, 200)).toMatchObject({ state: 'held', reports: 1 });
    expect(await itemAbout(sam.id)).toMatchObject({ count: 1 });
  });

  it('prevents members from deciding about themselves, and from reading who reported them', async () => {
    const own = await comment(staff.milo, 'Mine.');
    await report(own.id, 'Not funny.');
    expect(await about('auth0|milo', staff.milo)).toEqual([]);
    const item = await itemAbout('auth0|milo');
    const token = staff.milo;
    expectError(await api.call(`GET /api/inbox/${item.id}`, { token }), 404, 'INBOX_ITEM_NOT_FOUND');
    expectError(await assign(token, item, 'auth0|milo'), 404, 'INBOX_ITEM_NOT_FOUND');
    expectError(await assign(staff.mona, item, 'auth0|milo'), 409, 'INBOX_ASSIGNEE_REFUSED');
    expectError(await api.call(`GET /api/comments/${own.id}/case`, { token }), 403, 'COMMENT_OWN');
    const body = { decision: 'show' };
    expectError(
      await api.call(`POST /api/comments/${own.id}/moderation`, { token, body }),
      403,
      'COMMENT_OWN',
    );
  });
});

describe('an application', () => {
  it('is claimed by taking its item, and the other way around', async () => {
    const { slug } = await office.form({ title: 'Crew' });
    const { id } = await office.handedIn(sam.token, slug);
    const item = await itemAbout(sam.id, office.ines);
    expect(item).toMatchObject({ kind: 'application', subject: id, title: 'Crew', assignee: null });
    const taken = expectStatus(await assign(office.ines, item, 'auth0|ines'), 200);
    expect(taken).toMatchObject({ assignee: { mine: true, until: expect.any(String) } });
    expect(await office.review(office.yuki, id)).toMatchObject({ claim: { by: { username: 'ines' } } });
    expectError(await assign(office.yuki, item, 'auth0|yuki'), 409, 'INBOX_ITEM_STALE');
    expectStatus(await assign(office.ines, taken, null), 200);
    expect((await office.review(office.yuki, id)).claim).toBeNull();

    expectStatus(await office.claim(office.yuki, id), 200);
    expect(await itemAbout(sam.id, office.ines)).toMatchObject({ assignee: { username: 'yuki' } });
    expectStatus(await api.call(`DELETE /api/reviews/${id}/claim`, { token: office.yuki }), 204);
    expect(await itemAbout(sam.id, office.ines)).toMatchObject({ assignee: null });
    // Assigning requires the permission to decide, as in the area itself.
    const free = await itemAbout(sam.id, office.helper);
    expectError(await assign(office.helper, free, 'auth0|yuki'), 403, 'ACCESS_DENIED');
    expectStatus(await assign(office.ines, free, 'auth0|yuki'), 200);
    expect(await office.review(office.ines, id)).toMatchObject({ assignee: { username: 'yuki' } });

    expectStatus(await office.claim(office.yuki, id), 200);
    expectStatus(await office.decide(office.yuki, id, 'denied'), 200);
    expect(await about(sam.id, office.ines)).toEqual([]);
    expectStatus(await api.call(`DELETE /api/reviews/${id}/decision`, { token: office.yuki }), 200);
    expect(await itemAbout(sam.id, office.ines)).toMatchObject({ kind: 'application', closed: null });
    expectStatus(await office.decide(office.yuki, id, 'denied'), 200);
    await finish(api);
    const { version } = await office.own(sam.token, id);
    const text = 'Please read the second page again.';
    const appeal = { token: sam.token, body: { text, version } };
    expectStatus(await api.call(`POST /api/submissions/${id}/appeal`, appeal), 200);
    expect(await about(sam.id, office.ines)).toMatchObject([
      { kind: 'application-appeal', note: text, refusal: null },
    ]);
    expect(await about(sam.id, office.yuki)).toMatchObject([{ refusal: 'own-decision' }]);
    // A helper may review, but not decide.
    expect(await about(sam.id, office.helper)).toEqual([]);
  });

  it('can’t be assigned to a member without a higher rank than the applicant', async () => {
    const { slug } = await office.form({ title: 'Lead' });
    await office.handedIn(office.ines, slug);
    const item = await itemAbout('auth0|ines', office.yuki);
    expect(item.refusal).toBe('out-of-reach');
    expectError(await assign(office.yuki, item, 'auth0|yuki'), 403, 'MEMBER_OUT_OF_REACH');
    expectStatus(await assign(office.admin, item, 'auth0|tobias'), 200);
  });
});

it('assigns an item to only one of many simultaneous callers', { timeout: 90_000 }, async () => {
  await comment();
  const item = await itemAbout(sam.id);
  const takers = [
    [staff.mona, 'auth0|mona'],
    [staff.milo, 'auth0|milo'],
    [staff.admin, 'auth0|ada'],
  ] as const;
  const { counts, answers } = await raceOn([api, other], (to, at) => {
    const [token, id] = takers[at % 3] ?? takers[0];
    return assign(token, item, id, to);
  });
  expect(counts).toEqual({ 200: 1, 409: RACERS - 1 });
  const winner = answers.find(({ status }) => status === 200)?.body as InboxItem;
  for (const { status, body } of answers.filter(({ status }) => status === 409)) {
    const { current } = (body as { details: { current: InboxItem } }).details;
    expect([status, current.assignee?.id]).toEqual([409, winner.assignee?.id]);
  }
});

it('claims an application for only one of many simultaneous callers', { timeout: 90_000 }, async () => {
  const { slug } = await office.form({ title: 'Raced' });
  const { id } = await office.handedIn(sam.token, slug);
  const item = await itemAbout(sam.id, office.ines);
  const takers = [
    [office.ines, 'auth0|ines'],
    [office.yuki, 'auth0|yuki'],
  ] as const;
  const { counts } = await raceOn([api, other], (to, at) => {
    const [token, taker] = takers[(at >> 1) % 2] ?? takers[0];
    return assign(token, item, taker, to);
  });
  // The holder of a claim may renew it.
  expect((counts[200] ?? 0) + (counts[409] ?? 0)).toBe(RACERS);
  const { claim } = await office.review(office.ines, id);
  expect(await itemAbout(sam.id, office.ines)).toMatchObject({ assignee: { username: claim?.by.username } });
});

describe('the lists', () => {
  it('contain own, unassigned, overdue and snoozed items, with matching counts', async () => {
    await comment();
    const item = await itemAbout(sam.id);
    const counts = async () => (await api.call('GET /api/inbox/counts', { token: staff.mona })).body;
    const isIn = async (filter: string) =>
      (await about(sam.id, staff.mona, `&filter=${filter}`)).length === 1;
    const lists = async () => {
      const all = ['all', 'mine', 'unassigned', 'overdue', 'snoozed'] as const;
      const counted = await counts();
      for (const filter of all)
        expect([filter, counted[filter]]).toEqual([
          filter,
          (await list(staff.mona, `&filter=${filter}`)).length,
        ]);
      const held = await Promise.all(all.map(isIn));
      return all.filter((_, at) => held[at]);
    };
    expect(await lists()).toEqual(['all', 'unassigned']);
    const mine = expectStatus(await assign(staff.mona, item, 'auth0|mona'), 200);
    expect(await lists()).toEqual(['all', 'mine']);
    await api.database.sql(`UPDATE inbox_items SET due_at = now() - interval '1 hour' WHERE id = $1`, [
      item.id,
    ]);
    expect(await lists()).toEqual(['all', 'mine', 'overdue']);
    const asleep = expectStatus(await snooze(staff.mona, mine, hours(3)), 200);
    expect(asleep.snoozed).toMatchObject({ by: { username: 'mona' } });
    expect(await lists()).toEqual(['snoozed']);
    expect(await about(sam.id, staff.milo, '&kind=application')).toEqual([]);
    await api.database.sql(`UPDATE inbox_items SET snoozed_until = now() - interval '1 s' WHERE id = $1`, [
      item.id,
    ]);
    // It returns by the clock; the job only notifies open pages.
    expect(await lists()).toEqual(['all', 'mine', 'overdue']);
    const ear = await listen(api, { topics: ['inbox'], token: staff.milo });
    await expect.poll(() => ear.named('count').length).toBeGreaterThan(0);
    await api.get(InboxDeskService).wake();
    const heard = () => (ear.named('changed') as { ids: string[] }[]).flatMap(({ ids }) => ids);
    await expect.poll(heard).toContain(item.id);
    ear.close();
    expect(await find(staff.mona, item)).toMatchObject({ snoozed: null });
  });

  it('are paginated, by due date', async () => {
    for (const text of ['one', 'two', 'three']) await comment(sam.token, text);
    const wanted = (await list(staff.mona)).map(({ id }) => id);
    const due = (await list(staff.mona)).map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted());
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await api.call(`GET /api/inbox?limit=2${cursor}`, { token: staff.mona });
      paged.push(...page.body.items.map(({ id }) => id));
      cursor = page.body.nextCursor === null ? '' : `&cursor=${page.body.nextCursor}`;
    } while (cursor);
    expect(paged).toEqual(wanted);
  });

  it('contain only the kinds on which the member may work', async () => {
    await comment();
    expect(await about(sam.id, office.ines)).toEqual([]);
    const kinds = (await api.call('GET /api/inbox/counts', { token: office.helper })).body.kinds;
    expect(kinds.map(({ kind }) => kind)).toEqual(['application']);
    expectError(await api.call('GET /api/inbox', { token: sam.token }), 403, 'ACCESS_DENIED');
  });

  it('reject snoozing into the past, or without an end', async () => {
    await comment();
    const item = await itemAbout(sam.id);
    expectError(await snooze(staff.mona, item, hours(-1)), 422, 'INPUT_INVALID');
    expectError(await snooze(staff.mona, item, hours(24 * 31)), 422, 'INPUT_INVALID');
    const asleep = expectStatus(await snooze(staff.mona, item, hours(1)), 200);
    expectError(await snooze(staff.milo, item, null), 409, 'INBOX_ITEM_STALE');
    expect(expectStatus(await snooze(staff.milo, asleep, null), 200).snoozed).toBeNull();
  });

  it('drop closed items after thirty days', async () => {
    const { id } = await comment();
    const item = await itemAbout(sam.id);
    expect((await api.call(`DELETE /api/comments/${id}`, { token: sam.token })).status).toBe(204);
    expect(await find(staff.mona, item)).toMatchObject({ closed: { by: null } });
    await api.get(InboxDeskService).clean();
    expect(await find(staff.mona, item)).toMatchObject({ closed: { by: null } });
    await api.database.sql(`UPDATE inbox_items SET closed_at = now() - interval '31 days' WHERE id = $1`, [
      item.id,
    ]);
    expect(await api.get(InboxDeskService).clean()).toBe(1);
    expectError(
      await api.call(`GET /api/inbox/${item.id}`, { token: staff.mona }),
      404,
      'INBOX_ITEM_NOT_FOUND',
    );
  });
});

it('notifies subscribers of changed items, and of the number of their own and unassigned ones', async () => {
  const [mona, ines] = await Promise.all([
    listen(api, { topics: ['inbox'], token: staff.mona }),
    listen(api, { topics: ['inbox'], token: office.ines }),
  ]);
  for (const ear of [mona, ines]) await expect.poll(() => ear.named('count').length).toBeGreaterThan(0);
  const count = async () => expectStatus(await api.call('GET /api/inbox/counts', { token: staff.mona }), 200);
  const { mine, unassigned } = await count();
  const before = mine + unassigned;
  await comment();
  const item = await itemAbout(sam.id);
  const heard = () => (mona.named('changed') as { ids: string[] }[]).flatMap(({ ids }) => ids);
  await expect.poll(heard).toContain(item.id);
  await expect.poll(() => mona.named('count').at(-1)).toEqual({ count: before + 1 });
  expectStatus(await assign(staff.milo, item, 'auth0|milo', other), 200);
  await expect.poll(() => mona.named('count').at(-1)).toEqual({ count: before });
  // STAFF doesn't have access to comments.
  expect(ines.named('changed')).toEqual([]);
  for (const ear of [mona, ines]) ear.close();
});

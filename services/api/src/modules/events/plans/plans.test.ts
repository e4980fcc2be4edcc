import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import {
  type Calendar,
  eventOf,
  inMinutes,
  makePicture,
  startCalendar,
} from '../../../../test/test-calendar.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';

let api: TestApi;
let calendar: Calendar;
beforeAll(async () => {
  api = await startTestApi();
  calendar = await startCalendar(api);
});
afterAll(() => api.stop());

const staffInbox = async () => {
  const path = 'GET /api/inbox?kind=event-proposal&limit=100' as 'GET /api/inbox';
  return (await api.call(path, { token: calendar.editor })).body.items;
};
const audited = (title: string) =>
  api.database
    .sql<{ action: string }>(
      `SELECT action FROM audit_entries WHERE target ->> 'label' = $1 ORDER BY at, id`,
      [title],
    )
    .then((rows) => rows.map(({ action }) => action));
const listedTitles = async () => {
  const path = 'GET /api/events?from=2026-01-01T00:00:00Z&limit=100' as 'GET /api/events';
  return (await api.call(path)).body.items.map(({ title }) => title);
};
const toldOf = async (token: string, id: string) =>
  (await inboxAfterFanout(api, token)).filter(({ href }) => href === `/events/${id}`).map(({ type }) => type);

describe('an event', () => {
  it('is proposed by a member, listed in the inbox, and published by the staff', async () => {
    const draft = await calendar.begin({ title: 'Night ferry' });
    expect(draft).toMatchObject({
      state: 'draft',
      hosting: true,
      everyWeeks: null,
      audience: 'everyone',
      series: [],
      may: { submit: true, publish: false, edit: true, remove: true, guests: false },
    });
    expectError(await calendar.find(draft.id, calendar.member), 404, 'EVENT_NOT_FOUND');
    expectError(await calendar.move(calendar.host, draft, 'publish'), 403, 'ACCESS_DENIED');
    const { body: pending } = await calendar.move(calendar.host, draft, 'submit');
    expect(pending).toMatchObject({ state: 'pending', may: { takeBack: true, submit: false } });
    expect(await staffInbox()).toMatchObject([{ title: 'Night ferry', about: { username: 'hosanna' } }]);
    expectError(await calendar.move(calendar.editor, draft, 'publish'), 409, 'EVENT_STALE');
    const { body: out } = await calendar.move(calendar.editor, pending, 'publish');
    expect(out).toMatchObject({ state: 'published', may: { guests: true, publish: false } });
    expect(await staffInbox()).toEqual([]);
    expect((await calendar.find(draft.id)).body).toMatchObject({
      title: 'Night ferry',
      may: { answer: false },
    });
    expect(await toldOf(calendar.host, draft.id)).toEqual(['event.published']);
    expect(await audited('Night ferry')).toEqual(['event.published']);
    const { body: strip } = await api.call('GET /api/feed', {
      token: await api.as('boss', 'OWNER'),
    });
    expect(strip.items).toContainEqual(
      expect.objectContaining({ kind: 'event', title: 'Night ferry', href: `/events/${draft.id}` }),
    );
  });

  it('needs approval again after its host changes approved content, and is hidden meanwhile', async () => {
    const draft = await calendar.begin({ title: 'Knitting circle', audience: { kind: 'members' } });
    const { body: pending } = await calendar.move(calendar.host, draft, 'submit');
    const { body: out } = await calendar.move(calendar.editor, pending, 'publish');
    const change = (token: string, version: number, fields: object) =>
      api.call(`PUT /api/events/${draft.id}?scope=all` as 'PUT /api/events/:id', {
        token,
        body: { ...eventOf({ title: 'Knitting circle', audience: { kind: 'members' } }), ...fields, version },
      });
    const { body: moved } = await change(calendar.host, out.version, { capacity: 40 });
    expect(moved.state).toBe('published');
    const everyone = { title: 'FREE MONEY at evil.test', audience: { kind: 'everyone' } };
    const { body: waiting } = await change(calendar.host, moved.version, everyone);
    expect(waiting).toMatchObject({ state: 'pending', may: { takeBack: true, publish: false } });
    expectError(await calendar.find(draft.id), 404, 'EVENT_NOT_FOUND');
    expectError(await calendar.find(draft.id, calendar.member), 404, 'EVENT_NOT_FOUND');
    expect(await listedTitles()).not.toContain('FREE MONEY at evil.test');
    expect(await staffInbox()).toMatchObject([{ title: 'FREE MONEY at evil.test' }]);
    expect(await audited('FREE MONEY at evil.test')).toEqual(['event.changed']);
    const { body: again } = await calendar.move(calendar.editor, waiting, 'publish');
    expect(again.state).toBe('published');
    expect((await calendar.find(draft.id)).status).toBe(200);
    expect(await staffInbox()).toEqual([]);
    const { body: byStaff } = await change(calendar.editor, again.version, { title: 'Knitting club' });
    expect(byStaff.state).toBe('published');
  });

  it('notifies its guests of a moved date once it is published again', async () => {
    const out = await calendar.publish({ title: 'Ferry crew' });
    await calendar.answer(calendar.member, out.id, 'going');
    const told = async () =>
      (await inboxAfterFanout(api, calendar.member))
        .filter(({ type, facts }) => type === 'event.changed' && facts.title === 'Ferry crew, all hands')
        .map(({ type }) => type);
    const fields = { title: 'Ferry crew, all hands', startsAt: inMinutes(3_000) };
    const { body: waiting } = await calendar.change(calendar.host, out, 'all', fields);
    expect([waiting.state, await told()]).toEqual(['pending', []]);
    await calendar.move(calendar.editor, waiting, 'publish');
    expect(await told()).toEqual(['event.changed']);
  });

  it('can’t be deleted by its host once it has guests, in any state', async () => {
    const draft = await calendar.begin({ title: 'Quay walk' });
    const { body: pending } = await calendar.move(calendar.host, draft, 'submit');
    const { body: out } = await calendar.move(calendar.editor, pending, 'publish');
    expect((await calendar.answer(calendar.member, out.id, 'going')).status).toBe(200);
    const { body: waiting } = await api.call(`PUT /api/events/${out.id}?scope=all` as 'PUT /api/events/:id', {
      token: calendar.host,
      body: { ...eventOf({ title: 'Another walk' }), version: out.version },
    });
    expect(waiting.state).toBe('pending');
    const { body: taken } = await calendar.move(calendar.host, waiting, 'take-back');
    expect([draft.may.remove, taken.state, taken.may.remove]).toEqual([true, 'draft', false]);
    const removed = await api.call(`DELETE /api/events/${out.id}`, { token: calendar.host });
    expectError(removed, 409, 'EVENT_STATE_REFUSED');
  });

  it('needs approval as a whole when the text of one of its dates changes', async () => {
    const weekly = { repeat: { days: ['MO' as const], interval: 1, until: '2031-01-31' } };
    const draft = await calendar.begin({ title: 'Weekly talk', startsAt: '2031-01-06T20:00', ...weekly });
    const { body: pending } = await calendar.move(calendar.host, draft, 'submit');
    const { body: out } = await calendar.move(calendar.editor, pending, 'publish');
    const { body: plan } = await api.call(`GET /api/events/${draft.id}/plan`, { token: calendar.host });
    const { body: waiting } = await api.call(
      `PUT /api/events/${draft.id}?scope=this` as 'PUT /api/events/:id',
      { token: calendar.host, body: { ...plan.fields, title: 'Another talk', version: out.version } },
    );
    expect(waiting).toMatchObject({ state: 'pending', title: 'Another talk' });
    expect(await listedTitles()).not.toContain('Weekly talk');
    await calendar.move(calendar.editor, waiting, 'decline', { note: 'Not now.' });
  });

  it('is declined with a note for its hosts, and can be proposed again', async () => {
    const { body: pending } = await calendar.move(calendar.host, await calendar.begin(), 'submit');
    const declined = await calendar.move(calendar.editor, pending, 'decline', { note: 'Which pier?' });
    expect(declined.body).toMatchObject({ state: 'draft', note: 'Which pier?' });
    expect((await calendar.find(pending.id, calendar.host)).body.note).toBe('Which pier?');
    expect(await toldOf(calendar.host, pending.id)).toEqual(['event.declined']);
    const { body: proposed } = await calendar.move(calendar.host, declined.body, 'submit');
    expect(proposed).toMatchObject({ state: 'pending', note: '' });
    const { body: again } = await calendar.change(calendar.host, proposed, 'all', { title: 'Pier market' });
    expect(await staffInbox()).toMatchObject([{ title: 'Pier market' }]);
    expect((await calendar.move(calendar.host, again, 'take-back')).body.state).toBe('draft');
    expect(await staffInbox()).toEqual([]);
  });

  it('is published immediately by a host with the permission, but not from another member’s draft', async () => {
    const own = await calendar.begin({}, calendar.editor);
    expect((await calendar.move(calendar.editor, own, 'publish')).body.state).toBe('published');
    const draft = await calendar.begin();
    expectError(await calendar.move(calendar.editor, draft, 'publish'), 403, 'ACCESS_DENIED');
  });

  it('can only be removed as a draft, by its hosts', async () => {
    const draft = await calendar.begin();
    const remove = (token: string, id: string) => api.call(`DELETE /api/events/${id}`, { token });
    expectError(await remove(calendar.member, draft.id), 404, 'EVENT_NOT_FOUND');
    expectError(await remove(calendar.editor, draft.id), 403, 'ACCESS_DENIED');
    expect((await remove(calendar.host, draft.id)).status).toBe(204);
    expectError(await calendar.find(draft.id, calendar.host), 404, 'EVENT_NOT_FOUND');
    const out = await calendar.publish();
    expectError(await remove(calendar.host, out.id), 409, 'EVENT_STATE_REFUSED');
  });

  it('can’t be proposed after it is over', async () => {
    const draft = await calendar.begin({ startsAt: inMinutes(-300) });
    expectError(await calendar.move(calendar.host, draft, 'submit'), 409, 'EVENT_STATE_REFUSED');
  });

  it('requires hosts who are members, and existing pictures, which are retained', async () => {
    const asked = (fields: object) =>
      api.call('POST /api/events', { token: calendar.host, body: { ...eventOf(), ...fields } });
    expectError(await asked({ hosts: ['nobody-here'] }), 422, 'EVENT_HOST_UNKNOWN');
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expectError(await asked({ cover: { mediaId: nowhere, alt: 'x' } }), 404, 'MEDIA_NOT_FOUND');
    const mediaId = await makePicture(api);
    const { body } = await asked({ hosts: ['mel', 'hosanna'], cover: { mediaId, alt: 'The pier' } });
    expect(body.hosts.map(({ username }) => username)).toEqual(['hosanna']);
    const accepted = await calendar.acceptHosting(calendar.member, body.id);
    expect(accepted.body.hosts.map(({ username }) => username)).toEqual(['hosanna', 'mel']);
    expect(body.cover).toMatchObject({ mediaId, alt: 'The pier', width: 800 });
    expect((await calendar.find(body.id, calendar.member)).body.may.submit).toBe(true);
    const uses = await api.database.sql('SELECT owner_kind FROM media_uses WHERE media_id = $1', [mediaId]);
    expect(uses).toEqual([{ owner_kind: 'event' }]);
  });

  it('is limited to twenty open ones per member', async () => {
    const token = await api.as('busy');
    await api.call('GET /api/users/me', { token });
    for (let made = 0; made < 20; made += 1) await calendar.begin({}, token);
    expectError(await api.call('POST /api/events', { token, body: eventOf() }), 409, 'EVENT_PROPOSALS_FULL');
  });

  it('is limited to twenty even when several are created simultaneously', async () => {
    const token = await api.as('hasty');
    await api.call('GET /api/users/me', { token });
    for (let made = 0; made < 18; made += 1) await calendar.begin({}, token);
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => api.call('POST /api/events', { token, body: eventOf() })),
    );
    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
  });
});

describe('the hosts of an event', () => {
  const nameHosts = async (id: string, token?: string) =>
    (await calendar.find(id, token)).body.hosts.map(({ username }) => username);
  const leave = (token: string, id: string) => api.call(`DELETE /api/events/${id}/hosting`, { token });
  const invited = () =>
    api.database.sql<{ recipient_id: string; title: string }>(
      `SELECT recipient_id, title FROM notification_events WHERE type = 'event.invited'`,
    );

  it('are named, and may act, only once they have accepted', async () => {
    const event = await calendar.publish({ title: 'Regatta', hosts: ['mel'] });
    expect(await nameHosts(event.id)).toEqual(['hosanna']);
    expect((await calendar.find(event.id, calendar.member)).body.may).toMatchObject({
      host: true,
      edit: false,
      guests: false,
    });
    const asked = await calendar.change(calendar.member, event, 'all', { title: 'Taken over' });
    expectError(asked, 403, 'ACCESS_DENIED');
    const plan = await api.call(`GET /api/events/${event.id}/plan`, { token: calendar.host });
    expect(plan.body).toMatchObject({ fields: { hosts: ['hosanna', 'mel'] }, invited: ['mel'] });
    const accepted = await calendar.acceptHosting(calendar.member, event.id);
    expect(accepted.body).toMatchObject({
      state: 'published',
      may: { host: false, edit: true, stopHosting: true },
    });
    expect(await nameHosts(event.id)).toEqual(['hosanna', 'mel']);
    expect((await calendar.acceptHosting(calendar.member, event.id)).status).toBe(200);
  });

  it('are invited once, regardless of who saves the event again', async () => {
    const draft = await calendar.begin({ title: 'Asked once', hosts: ['mel'] });
    expect((await calendar.find(draft.id, calendar.member)).body.title).toBe('Asked once');
    await calendar.change(calendar.host, draft, 'all', {
      title: 'Asked once',
      summary: 'Again.',
      hosts: ['mel'],
    });
    const told = (await invited()).filter(({ title }) => title === 'Asked once');
    expect(told).toEqual([{ recipient_id: 'auth0|mel', title: 'Asked once' }]);
  });

  it('can decline and leave, except the creator of the event', async () => {
    const event = await calendar.begin({ hosts: ['mel'] });
    expectError(await calendar.acceptHosting(calendar.editor, event.id), 403, 'ACCESS_DENIED');
    expect((await leave(calendar.member, event.id)).status).toBe(204);
    expectError(await calendar.acceptHosting(calendar.member, event.id), 404, 'EVENT_NOT_FOUND');
    const { body: seen } = await calendar.find(event.id, calendar.host);
    await calendar.change(calendar.host, seen, 'all', { hosts: ['mel'] });
    await calendar.acceptHosting(calendar.member, event.id);
    expectError(await leave(calendar.host, event.id), 403, 'ACCESS_DENIED');
    expect((await leave(calendar.member, event.id)).status).toBe(204);
    expect(await nameHosts(event.id, calendar.host)).toEqual(['hosanna']);
  });

  it('can’t accept once the event is over or canceled', async () => {
    const event = await calendar.publish({ hosts: ['mel'] });
    await calendar.shift(event.id, -600);
    expectError(await calendar.acceptHosting(calendar.member, event.id), 409, 'EVENT_STATE_REFUSED');
  });
});

describe('the audience of an event', () => {
  const calls = (id: string) =>
    [`GET /api/events/${id}`, `GET /api/events/${id}/card`, `GET /api/events/${id}/calendar.ics`] as const;
  const memberCalls = (id: string) =>
    [
      [`GET /api/events/${id}/attendees`, undefined],
      [`GET /api/events/${id}/guests`, undefined],
      [`GET /api/events/${id}/guests/export`, undefined],
      [`GET /api/events/${id}/plan`, undefined],
      [`PUT /api/events/${id}/answer`, { status: 'going' }],
      [`POST /api/events/${id}/check-in`, { code: 'AAAAAA' }],
      [`PUT /api/events/${id}`, { ...eventOf(), version: 1 }],
      [`POST /api/events/${id}/cancel`, { version: 1, scope: 'all' }],
      [`POST /api/events/${id}/messages`, { text: 'x', to: ['going'] }],
      [`PUT /api/events/${id}/photos`, { photos: [] }],
      [`PUT /api/events/${id}/recap`, { slug: null }],
    ] as const;

  it('is everyone, members or roles, and the event is hidden from all others', async () => {
    const helper = await api.as('helga', 'HELPER');
    await api.call('GET /api/users/me', { token: helper });
    const open = await calendar.publish();
    const members = await calendar.publish({ audience: { kind: 'members' } });
    const roles = await calendar.publish({ audience: { kind: 'roles', roles: ['HELPER', 'STREAMER'] } });
    for (const call of calls(open.id)) expect((await api.call(call)).status).toBe(200);
    for (const { id } of [members, roles])
      for (const call of calls(id)) expectError(await api.call(call), 404, 'EVENT_NOT_FOUND');
    expect((await calendar.find(members.id, calendar.member)).status).toBe(200);
    for (const [call, body] of memberCalls(roles.id))
      expectError(await api.call(call, { token: calendar.member, body }), 404, 'EVENT_NOT_FOUND');
    expect((await calendar.find(roles.id, helper)).body).toMatchObject({
      audience: 'roles',
      audienceRoles: ['HELPER', 'STREAMER'],
      may: { answer: true },
    });
    // The staff manage it, but aren't in its audience.
    expect((await calendar.find(roles.id, calendar.editor)).body.may).toMatchObject({
      edit: true,
      answer: false,
    });
    expectError(await calendar.answer(calendar.editor, roles.id, 'going'), 404, 'EVENT_NOT_FOUND');

    const listed = async (token?: string) => {
      const path = `GET /api/events?from=${new Date().toISOString()}&limit=100` as 'GET /api/events';
      const { body } = await api.call(path, token ? { token } : {});
      const ids = body.items.map(({ id }) => id);
      return [open, members, roles].map(({ id }) => ids.includes(id));
    };
    expect(await listed()).toEqual([true, false, false]);
    expect(await listed(calendar.member)).toEqual([true, true, false]);
    expect(await listed(helper)).toEqual([true, true, true]);
    expect(await listed(calendar.editor)).toEqual([true, true, true]);
    const [guests] = memberCalls(open.id).slice(1);
    expectError(await api.call(guests?.[0] ?? '', { token: calendar.member }), 403, 'ACCESS_DENIED');
  });
});

describe('a caller who isn’t a member in good standing', () => {
  it('sees what visitors see, and doesn’t affect their cached responses', async () => {
    const { id } = await calendar.publish({ title: 'Members alone', audience: { kind: 'members' } });
    const body = { name: 'looks', remotes: ['events'] };
    const made = await api.call('POST /api/deploy-tokens', { token: await api.as('maker', 'OWNER'), body });
    expect(made.status).toBe(200);
    const suspended = await api.as('outsider');
    await api.call('GET /api/users/me', { token: suspended });
    await api.database.sql(`UPDATE users SET account_state = 'suspended' WHERE id = 'auth0|outsider'`);
    const path = `GET /api/events?from=${new Date().toISOString()}&limit=100` as 'GET /api/events';
    for (const token of [made.body.secret, suspended, undefined]) {
      const options = token === undefined ? {} : { token };
      const listed = await api.call(path, options);
      expect([listed.status, listed.body.items.some((event) => event.id === id)]).toEqual([200, false]);
      for (const call of [`GET /api/events/${id}`, `GET /api/events/${id}/calendar.ics`] as const)
        expectError(await api.call(call, options), 404, 'EVENT_NOT_FOUND');
    }
  });
});

describe('the calendar', () => {
  it('is filtered by window, category and district, paginated, and cached for visitors until a change', async () => {
    const place = { district: 'ropewalk' as const, point: { x: 1_040, y: 610 }, name: 'Pier 9' };
    const made = [];
    for (const minutes of [50_000, 50_060, 50_120, 50_180])
      made.push(await calendar.publish({ startsAt: inMinutes(minutes), category: 'charity', place }));
    const window = `from=${inMinutes(49_000)}:00Z&to=${inMinutes(52_000)}:00Z&category=charity&district=ropewalk`;
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const path = `GET /api/events?${window}&limit=3${cursor}` as 'GET /api/events';
      const { body } = await api.call(path);
      seen.push(...body.items.map(({ id }) => id));
      if (!body.nextCursor) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual(made.map(({ id }) => id));
    const all = `GET /api/events?${window}` as 'GET /api/events';
    const first = await api.call(all);
    const again = await api.call(all, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await calendar.answer(calendar.member, seen[0] ?? '', 'going');
    const after = await api.call(all);
    expect(after.body.items[0]).toMatchObject({ going: 1, answer: null });
    expect((await api.call(all, { token: calendar.member })).body.items[0]).toMatchObject({
      answer: 'going',
    });
    const mine = `${all}&mine=true` as 'GET /api/events';
    expect((await api.call(mine, { token: calendar.member })).body.items).toHaveLength(1);
    expect((await api.call(mine)).body.items).toEqual([]);
    const elsewhere = all.replace('ropewalk', 'saltworks') as 'GET /api/events';
    expect((await api.call(elsewhere)).body.items).toEqual([]);
    const tooLong = `GET /api/events?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z` as 'GET /api/events';
    expectError(await api.call(tooLong), 422, 'INPUT_INVALID');
  });

  it('includes an event of three days in the window of each of its days, also across months', async () => {
    const body = { startsAt: '2099-01-30T18:00', zone: 'Europe/Berlin', minutes: 4_320 };
    const { id } = await calendar.publish({ title: 'Three days of races', ...body });
    const isIn = async (from: string, to: string) => {
      const path = `GET /api/events?from=${from}T00:00:00Z&to=${to}T00:00:00Z` as 'GET /api/events';
      return (await api.call(path)).body.items.some((event) => event.id === id);
    };
    for (const [from, to] of [
      ['2099-01-01', '2099-01-31'],
      ['2099-01-31', '2099-02-01'],
      ['2099-02-01', '2099-02-02'],
      ['2099-02-02', '2099-03-01'],
    ] as const)
      expect([from, await isIn(from, to)]).toEqual([from, true]);
    expect(await isIn('2099-02-03', '2099-03-01')).toBe(false);
    expect(await isIn('2099-01-01', '2099-01-30')).toBe(false);
  });

  it('is filtered by host', async () => {
    const date = await calendar.publish({ title: 'Only by Hosanna' });
    const listOf = (host: string) =>
      api.call(`GET /api/events?from=2020-01-01T00:00:00Z&limit=100&host=${host}` as 'GET /api/events');
    const { body } = await listOf('Hosanna');
    expect(body.items.map(({ id }) => id)).toContain(date.id);
    expect(body.items.every(({ hosts }) => hosts.some(({ username }) => username === 'hosanna'))).toBe(true);
    expect((await listOf('nobody-at-all')).body.items).toEqual([]);
  });

  it('lists running events first, and a member’s attended and hosted events', async () => {
    const live = await calendar.publish({ title: 'On now' });
    await calendar.shift(live.id, -10);
    const { body } = await api.call('GET /api/events/upcoming');
    expect(body.items).toHaveLength(3);
    expect(body.items[0]).toMatchObject({ id: live.id });
    await calendar.answer(calendar.member, live.id, 'declined');
    const token = await api.as('mona');
    await api.call('GET /api/users/me', { token });
    const one = await calendar.publish({ hosts: ['mona'] });
    await calendar.acceptHosting(token, one.id);
    const two = await calendar.publish();
    await calendar.answer(token, two.id, 'maybe');
    const own = async (query: string) =>
      (await api.call(`GET /api/events/mine?${query}` as 'GET /api/events/mine', { token })).body.items.map(
        ({ id }) => id,
      );
    expect(await own('part=going')).toEqual([two.id]);
    expect(await own('part=hosting')).toEqual([one.id]);
    await calendar.shift(two.id, -600);
    expect([await own('part=going'), await own('part=going&when=past')]).toEqual([[], [two.id]]);
  });

  it('lists plans for hosts, and proposals for publishers', async () => {
    const { body: pending } = await calendar.move(
      calendar.host,
      await calendar.begin({ title: 'Waits' }),
      'submit',
    );
    const plans = (token: string, query: string) =>
      api.call(`GET /api/events/plans?${query}` as 'GET /api/events/plans', { token });
    const mine = await plans(calendar.host, 'state=pending');
    expect(mine.body.items).toMatchObject([{ id: pending.id, title: 'Waits', dates: 1 }]);
    expect((await plans(calendar.editor, 'scope=pending')).body.items).toMatchObject([{ id: pending.id }]);
    expectError(await plans(calendar.member, 'scope=pending'), 403, 'ACCESS_DENIED');
    const { body: plan } = await api.call(`GET /api/events/${pending.id}/plan`, { token: calendar.host });
    expect(plan).toMatchObject({
      fields: { title: 'Waits', hosts: ['hosanna'], repeat: null },
      dates: [{ going: 0 }],
    });
    const { body: names } = await api.call('GET /api/events/host-candidates?search=mel', {
      token: calendar.host,
    });
    expect(names.items.map(({ username }) => username)).toContain('mel');
    await api.database.sql(`UPDATE users SET visibility = '{"page": "nobody"}' WHERE username = 'mel'`);
    const hidden = await api.call('GET /api/events/host-candidates?search=mel', { token: calendar.host });
    await api.database.sql(`UPDATE users SET visibility = '{}' WHERE username = 'mel'`);
    expect(hidden.body.items).toEqual([]);
  });
});

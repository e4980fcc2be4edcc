import { endpoint, endpointKeys } from '@boardwalk/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { listen } from '../../../test/test-events.ts';
import { PunishmentsService } from './punishments/punishments.service.ts';

let api: TestApi;
let other: TestApi;
const tokens: Record<'admin' | 'staff' | 'mod' | 'mod2', string> = {
  admin: '',
  staff: '',
  mod: '',
  mod2: '',
};
beforeAll(async () => {
  api = await startTestApi();
  other = await startTestApi({ database: api.database, issuer: api.issuer });
  tokens.admin = await api.as('admin', 'ADMIN');
  tokens.staff = await api.as('staff', 'STAFF');
  tokens.mod = await api.as('mod', 'MODERATOR');
  tokens.mod2 = await api.as('mod2', 'MODERATOR');
  for (const token of Object.values(tokens)) await api.call('GET /api/users/me', { token });
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});

let count = 0;
let sam: { id: string; token: string };
beforeEach(async () => {
  count += 1;
  const token = await api.as(`sam-${count}`);
  await api.call('GET /api/users/me', { token });
  sam = { id: `auth0|sam-${count}`, token };
});

const path = (id: string) => encodeURIComponent(id);
const punish = (token: string, body: object, id = sam.id, on = api) =>
  on.call(`POST /api/users/${path(id)}/punishments` as 'POST /api/users/:id/punishments', {
    token,
    body: { reason: 'Enough.', ...body },
  });
const ban = async (token = tokens.mod) => {
  const answer = await punish(token, { kind: 'ban' });
  expect(answer.status).toBe(201);
  return answer.body;
};
const lift = (token: string, id: string, body: object = {}) =>
  api.call(`POST /api/punishments/${id}/lift` as 'POST /api/punishments/:id/lift', {
    token,
    body: { reason: 'A mistake.', ...body },
  });
const appeal = (token: string, id: string) =>
  api.call(`POST /api/punishments/${id}/appeal` as 'POST /api/punishments/:id/appeal', {
    token,
    body: { text: 'It was not me.' },
  });
const punishmentOfSam = async (token: string) => {
  const call = `GET /api/users/${path(sam.id)}/punishments` as 'GET /api/users/:id/punishments';
  return (await api.call(call, { token })).body.items[0];
};
const decide = (token: string, id: string | undefined, decision: 'grant' | 'reject') =>
  api.call(`POST /api/appeals/${id}/decision` as 'POST /api/appeals/:id/decision', {
    token,
    body: { decision, answer: 'We looked again.' },
  });
const me = async (token = sam.token) => (await api.call('GET /api/users/me', { token })).body;
const log = (id: string) =>
  api.database.sql(
    `SELECT action, actor->>'id' AS actor, before, after FROM audit_entries WHERE target->>'id' = $1 AND action <> 'user.joined' ORDER BY at`,
    [id],
  );

it('bans a member with a reason, and blocks everything else until another moderator grants the appeal', async () => {
  const { id } = await ban();
  expect(await me()).toMatchObject({ account: { state: 'banned', until: null, reason: 'Enough.' } });
  const refused = await api.call('GET /api/identities', { token: sam.token });
  const error = expectError(refused, 403, 'ACCOUNT_BANNED');
  expect(error.details).toMatchObject({ until: null, reason: 'Enough.' });
  const own = await api.call('GET /api/users/me/punishments', { token: sam.token });
  expect(own.body.items).toMatchObject([{ id, kind: 'ban', state: 'active', may: { appeal: true } }]);
  // No member of the staff is named.
  expect(JSON.stringify(own.body)).not.toMatch(/mod|Tester/i);

  const appealed = await appeal(sam.token, id);
  expect([appealed.status, appealed.body.state]).toEqual([201, 'appealed']);
  expectError(await appeal(sam.token, id), 409, 'APPEAL_EXISTS');
  expect((await me()).account.state).toBe('banned');

  const waiting = await punishmentOfSam(tokens.mod2);
  expect(waiting).toMatchObject({ id, may: { decideAppeal: true }, appeal: { text: 'It was not me.' } });
  const appealId = waiting?.appeal?.id;
  expect(await punishmentOfSam(tokens.mod)).toMatchObject({ id, may: { decideAppeal: false } });
  expectError(await decide(tokens.mod, appealId, 'grant'), 403, 'OWN_DECISION');
  const granted = await decide(tokens.mod2, appealId, 'grant');
  expect(granted.body).toMatchObject({
    state: 'lifted',
    appeal: { state: 'granted', answer: 'We looked again.' },
  });
  expectError(await decide(tokens.mod2, appealId, 'grant'), 409, 'PUNISHMENT_STATE_REFUSED');
  expect((await me()).account).toEqual({ state: 'active', until: null, reason: null });
  expect((await api.call('GET /api/identities', { token: sam.token })).status).toBe(200);
  expect(await log(sam.id)).toMatchObject([
    {
      action: 'punishment.imposed',
      actor: 'auth0|mod',
      before: { accountState: 'active' },
      after: { accountState: 'banned', kind: 'ban', reason: 'Enough.' },
    },
    { action: 'punishment.appealed', actor: sam.id },
    {
      action: 'punishment.appeal-granted',
      actor: 'auth0|mod2',
      before: { accountState: 'banned' },
      after: { accountState: 'active', reason: 'We looked again.' },
    },
  ]);
});

it('keeps a punishment after a rejected appeal', async () => {
  const { id } = await ban();
  await appeal(sam.token, id);
  const waiting = await punishmentOfSam(tokens.staff);
  expect((await decide(tokens.staff, waiting?.appeal?.id, 'reject')).body.state).toBe('active');
  expect((await me()).account.state).toBe('banned');
  const [own] = (await api.call('GET /api/users/me/punishments', { token: sam.token })).body.items;
  expect(own).toMatchObject({
    may: { appeal: false },
    appeal: { state: 'rejected', answer: 'We looked again.' },
  });
});

describe('every endpoint that requires sign-in', () => {
  const closed = endpointKeys.filter(
    (key) => !['public', 'game-server', 'backend'].includes(String(endpoint(key).access)),
  );
  const OPEN = ['GET /api/users/me', 'GET /api/users/me/punishments', 'POST /api/punishments/:id/appeal'];

  it('rejects banned members unless the table opens it', async () => {
    expect(closed.filter((key) => endpoint(key).accounts === 'any')).toEqual(OPEN);
    const boss = await api.as(`boss-${count}`, 'STAFF');
    await api.call('GET /api/users/me', { token: boss });
    expect((await punish(tokens.admin, { kind: 'suspension', hours: 1 }, `auth0|boss-${count}`)).status).toBe(
      201,
    );
    for (const key of closed) {
      const target = key
        .replace(/:(roleId|id)/, '00000000-0000-4000-8000-000000000000')
        .replace(/:\w+/g, 'x');
      const { status, body } = await api.call(target, { token: boss });
      const code = (body as { details?: { code?: string } })?.details?.code;
      if (OPEN.includes(key)) expect([key, code]).not.toEqual([key, 'ACCOUNT_BANNED']);
      else expect([key, status, code]).toEqual([key, 403, 'ACCOUNT_BANNED']);
    }
  });

  it('accepts restricted members except for participation', async () => {
    await punish(tokens.mod, { kind: 'restriction' });
    const id = '00000000-0000-4000-8000-000000000000';
    const comment = await api.call(`POST /api/articles/${id}/comments`, {
      token: sam.token,
      body: { text: 'x' },
    });
    expectError(comment, 403, 'ACCOUNT_RESTRICTED');
    expectError(
      await api.call('POST /api/forms/x/submissions', { token: sam.token }),
      403,
      'ACCOUNT_RESTRICTED',
    );
    expect((await api.call('GET /api/articles', { token: sam.token })).status).toBe(200);
  });
});

it('treats banned members as visitors at public endpoints', async () => {
  await ban();
  expect((await api.call('GET /api/docs', { token: sam.token })).status).toBe(200);
  const { received } = await listen(api, { topics: ['account', 'releases'], token: sam.token });
  await expect
    .poll(() => received.find(({ name, topic }) => name === 'refused' && topic === 'account')?.data)
    .toEqual({ code: 'AUTHENTICATION_REQUIRED' });
});

it('notifies an open page quickly, and ends its stream, in every process', async () => {
  const pages = await Promise.all(
    [api, other].map((on) => listen(on, { topics: ['account'], token: sam.token })),
  );
  for (const { named } of pages) await expect.poll(() => named('open').length).toBe(1);
  const began = Date.now();
  await ban();
  for (const { named, ended } of pages) {
    await ended;
    expect(named('changed')).toHaveLength(1);
  }
  expect(Date.now() - began).toBeLessThan(5_000);
});

it('keeps streams open after a restriction', async () => {
  const { named, close } = await listen(api, { topics: ['account'], token: sam.token });
  await expect.poll(() => named('open').length).toBe(1);
  await punish(tokens.mod, { kind: 'restriction' });
  await expect.poll(() => named('changed').length, { timeout: 5_000 }).toBe(1);
  expect((await me()).account.state).toBe('restricted');
  close();
});

it('ends sessions: rejects earlier sign-ins, and accepts later ones', async () => {
  const { ended, named } = await listen(api, { topics: ['account'], token: sam.token });
  await expect.poll(() => named('open').length).toBe(1);
  const end = `POST /api/users/${path(sam.id)}/end-sessions` as 'POST /api/users/:id/end-sessions';
  expect((await api.call(end, { token: tokens.mod })).status).toBe(204);
  await ended;
  expectError(await api.call('GET /api/users/me', { token: sam.token }), 401, 'SESSION_ENDED');
  await api.database.sql(`UPDATE users SET sessions_ended_at = now() - interval '3 seconds' WHERE id = $1`, [
    sam.id,
  ]);
  expect((await api.call('GET /api/users/me', { token: await api.as(`sam-${count}`) })).status).toBe(200);
  const old = await api.issuer.token(sam.id, { issuedAgo: 10 });
  expectError(await api.call('GET /api/users/me', { token: old }), 401, 'SESSION_ENDED');
  // A fresh token of an old sign-in doesn't count as a new sign-in.
  const at = Math.floor(Date.now() / 1_000) - 10;
  const renewed = await api.issuer.token(sam.id, {
    claims: { 'https://boardwalk.community/signed_in_at': at },
  });
  expectError(await api.call('GET /api/users/me', { token: renewed }), 401, 'SESSION_ENDED');
});

describe('a punishment', () => {
  it('can’t be imposed on members of equal or higher rank, nor on oneself', async () => {
    for (const id of ['auth0|staff', 'auth0|mod2', 'auth0|admin'])
      expectError(await punish(tokens.mod, { kind: 'warning' }, id), 403, 'MEMBER_OUT_OF_REACH');
    expectError(await punish(tokens.mod, { kind: 'warning' }, 'auth0|mod'), 403, 'OWN_ACCOUNT');
    expectError(await punish(tokens.mod, { kind: 'warning' }, 'auth0|nobody'), 404, 'USER_NOT_FOUND');
    const list = `GET /api/users/${path('auth0|mod')}/punishments`;
    expectError(await api.call(list, { token: tokens.mod }), 403, 'OWN_ACCOUNT');
  });

  it.each([
    [{ kind: 'suspension' }, 'body.hours'],
    [{ kind: 'warning', hours: 5 }, 'body.hours'],
    [{ kind: 'ban', reason: ' ' }, 'body.reason'],
    [{ kind: 'exile' }, 'body.kind'],
  ])('rejects %j at %s', async (body, at) => {
    const error = expectError(await punish(tokens.mod, body), 422, 'INPUT_INVALID');
    expect(error.details.fields?.map((field) => field.path)).toContain(at);
  });

  it('cites only existing rules', async () => {
    expectError(await punish(tokens.mod, { kind: 'warning', ruleId: 'R9.9' }), 404, 'RULE_NOT_FOUND');
  });

  it('is imposed once by two simultaneous requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        punish(at % 2 ? tokens.mod : tokens.mod2, { kind: 'ban' }, sam.id, at % 3 ? api : other),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
    expectError(await punish(tokens.mod, { kind: 'ban' }), 409, 'PUNISHMENT_EXISTS');
    expect(await log(sam.id)).toHaveLength(1);
  });

  it('sets the state of the account to the strictest one in force', async () => {
    await punish(tokens.mod, { kind: 'restriction', reason: 'Spam.' });
    const { id } = await ban();
    expect((await me()).account.state).toBe('banned');
    expectError(await lift(tokens.mod, id, { version: 7 }), 409, 'PUNISHMENT_STALE');
    expect((await lift(tokens.mod, id, { version: 1 })).body).toMatchObject({
      state: 'lifted',
      liftReason: 'A mistake.',
    });
    expect((await me()).account).toMatchObject({ state: 'restricted', reason: 'Spam.' });
    expectError(await lift(tokens.mod, id), 409, 'PUNISHMENT_STATE_REFUSED');
  });

  it('changes only the record in case of a warning', async () => {
    expect((await punish(tokens.mod, { kind: 'warning' })).body.state).toBe('active');
    expect((await me()).account.state).toBe('active');
    const member = await api.call(`GET /api/users/${path(sam.id)}` as 'GET /api/users/:id', {
      token: tokens.mod,
    });
    expect(member.body).toMatchObject({ counts: { punishments: 1, notes: 0 }, may: { punish: true } });
  });
});

it('ends a suspension after its time, once, with concurrent readers', async () => {
  const { id } = (await punish(tokens.mod, { kind: 'suspension', hours: 2 })).body;
  await appeal(sam.token, id);
  const later = new Date(Date.now() + 3 * 3_600_000);
  const ended = await Promise.all([api, other, api].map((on) => on.get(PunishmentsService).endDue(later)));
  expect(ended.reduce((sum, one) => sum + one)).toBeGreaterThan(0);
  expect((await me()).account.state).toBe('active');
  expect((await log(sam.id)).filter(({ action }) => action === 'punishment.ended')).toHaveLength(1);
  // An undecided appeal is closed.
  const [own] = (await api.call('GET /api/users/me/punishments', { token: sam.token })).body.items;
  expect(own).toMatchObject({ state: 'ended', appeal: { state: 'closed' } });
});

it('can only be appealed by its member', async () => {
  const { id } = await ban();
  const stranger = await api.as('stranger');
  expectError(await appeal(stranger, id), 404, 'PUNISHMENT_NOT_FOUND');
});

it('requires a fresh sign-in for a ban and for a role, and for nothing milder', async () => {
  const at = Math.floor(Date.now() / 1_000) - 1_000;
  const claims = { 'https://boardwalk.community/signed_in_at': at };
  const tired = await api.issuer.token('auth0|admin', { roles: ['ADMIN'], claims });
  expectError(await punish(tired, { kind: 'ban' }), 403, 'FRESH_SIGN_IN_NEEDED');
  const body = { userId: sam.id, role: 'HELPER' };
  expectError(await api.call('POST /api/roles', { token: tired, body }), 403, 'FRESH_SIGN_IN_NEEDED');
  const role = { name: 'TIRED', colour: 'dusk', permissions: [] };
  const invented = await api.call('POST /api/role-definitions', { token: tired, body: role });
  expectError(invented, 403, 'FRESH_SIGN_IN_NEEDED');
  const deploy = { name: 'tired', remotes: ['nothing'] };
  expectError(
    await api.call('POST /api/deploy-tokens', { token: tired, body: deploy }),
    403,
    'FRESH_SIGN_IN_NEEDED',
  );
  expect((await punish(tired, { kind: 'warning' })).status).toBe(201);
  expect((await punish(tokens.admin, { kind: 'ban' })).status).toBe(201);
});

describe('notes', () => {
  const notes = (id: string) => `/api/users/${path(id)}/notes` as const;

  it('are for staff above the member, and deleted only by their author', async () => {
    const body = { text: 'Asked twice for a second account.' };
    const written = await api.call(`POST ${notes(sam.id)}`, { token: tokens.mod, body });
    const { id } = written.body as { id: string };
    expect(written).toMatchObject({
      status: 201,
      body: { author: { fullName: 'Mod Tester' }, may: { remove: true } },
    });
    const seen = await api.call(`GET ${notes(sam.id)}`, { token: tokens.mod2 });
    expect(seen.body).toMatchObject({ items: [{ id, may: { remove: false } }] });
    expectError(await api.call(`GET ${notes(sam.id)}`, { token: sam.token }), 403, 'ACCESS_DENIED');
    expectError(await api.call(`DELETE /api/notes/${id}`, { token: tokens.mod2 }), 404, 'NOTE_NOT_FOUND');
    expect((await api.call(`DELETE /api/notes/${id}`, { token: tokens.mod })).status).toBe(204);
  });

  it('are hidden from the member concerned, also in the audit log', async () => {
    const body = { text: 'Sleeps on duty.' };
    expect((await api.call(`POST ${notes('auth0|staff')}`, { token: tokens.admin, body })).status).toBe(201);
    expectError(await api.call(`GET ${notes('auth0|staff')}`, { token: tokens.staff }), 403, 'OWN_ACCOUNT');
    const audit = async (token: string) =>
      JSON.stringify((await api.call('GET /api/audit?action=member-note.added&limit=100', { token })).body);
    expect(await audit(tokens.admin)).toContain('auth0|staff');
    expect(await audit(tokens.staff)).not.toContain('auth0|staff","label');
    const own = await api.call(`GET /api/users/${path('auth0|staff')}`, { token: tokens.staff });
    expect(own.body).toMatchObject({ counts: { notes: null, punishments: null }, may: { notes: false } });
  });
});

it('lists members by state, newest or last seen first, page by page', async () => {
  await ban();
  const list = async (query: string) =>
    (await api.call(`GET /api/users?${query}` as 'GET /api/users', { token: tokens.staff })).body;
  const banned = (await list('state=banned&limit=100')).items;
  expect(banned.map(({ id }) => id)).toContain(sam.id);
  expect(new Set(banned.map(({ accountState }) => accountState))).toEqual(new Set(['banned']));
  for (const sort of ['joined', 'seen', 'name']) {
    const all = (await list(`sort=${sort}&limit=100`)).items.map(({ id }) => id);
    const paged: string[] = [];
    let cursor = '';
    do {
      const page = await list(`sort=${sort}&limit=3${cursor && `&cursor=${cursor}`}`);
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(paged).toEqual(all);
  }
  const { body: totals } = await api.call('GET /api/users/totals', { token: tokens.staff });
  expect(totals.banned).toBe(banned.length);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { TestDiscord } from '../../../test/test-discord.ts';
import { type Office, startOffice } from '../../../test/test-submissions.ts';
import { IdentitiesService } from '../identities/identities.service.ts';
import { ErasingService } from '../personal-data/deletion/erasing.service.ts';
import { nextAllowed, outcomeOf, postponedTo } from './discord-response.policy.ts';
import { DiscordRolesRepository } from './discord-roles.repository.ts';
import { DiscordSendingService } from './discord-sending.service.ts';
import { DiscordServerClient } from './discord-server.client.ts';
import { approvalText } from './discord-text.policy.ts';

let api: TestApi;
let discord: TestDiscord;
let office: Office;
beforeAll(async () => {
  discord = await TestDiscord.start();
  api = await startTestApi({ environment: discord.environment });
  office = await startOffice(api);
});
afterAll(async () => {
  await api.stop();
  await discord.stop();
});
beforeEach(async () => {
  await api.database.sql('TRUNCATE chat_messages, chat_roles');
  discord.received.length = 0;
});
afterEach(() => {
  discord.answers.length = 0;
});

/** Creates a member of this name. Returns their id and token. */
async function member(name: string) {
  const token = await api.as(name);
  await api.call('GET /api/users/me', { token });
  return { id: `auth0|${name}`, fullName: name, username: name, token };
}
/** Approves an application of this member through the real services. @returns the id of the submission. */
async function approve(name = 'kay', title = 'Whitelist'): Promise<string> {
  const { token } = await member(name);
  const { slug } = await office.form({ title }, { approval: { chat: true } });
  const { id } = await office.handedIn(token, slug);
  await office.decided(office.ines, id, 'approved');
  return id;
}
const revoke = async (id: string) => {
  const { version } = await office.review(office.ines, id);
  const answer = await api.call(`POST /api/reviews/${id}/revoke` as 'POST /api/reviews/:id/revoke', {
    token: office.admin,
    body: { reason: 'It was a mistake.', version },
  });
  expect(answer.status).toBe(200);
};
const link = async (name: string, account: string) =>
  api
    .get(IdentitiesService)
    .link(await member(name), { provider: 'discord', subject: `discord:${account}`, name });
const unlink = async (name: string) => {
  const { token } = await member(name);
  const answer = await api.call('DELETE /api/identities/discord' as 'DELETE /api/identities/:provider', {
    token,
  });
  expect(answer.status).toBe(204);
};
const send = () => api.get(DiscordSendingService).sendDue();
const rows = () =>
  api.database.sql<{ state: string; attempts: number; wait: number }>(
    'SELECT state, attempts, extract(epoch FROM due_at - clock_timestamp())::float AS wait FROM chat_messages',
  );
/** Returns the calls about roles that Discord received, such as `PUT 42`. */
const changes = () =>
  discord.received.flatMap(({ method, path }) => {
    const account = /\/members\/(\w+)\/roles\/8$/.exec(path)?.[1];
    return account ? [`${method} ${account}`] : [];
  });
const roles = () =>
  api.database.sql('SELECT account_id AS account, wanted, state FROM chat_roles ORDER BY account_id');
const waiting = () =>
  api.database.sql(`SELECT error FROM chat_roles WHERE state = 'waiting' AND leased_until IS NULL`);
/** Makes all waiting rows due now. */
const hurry = async () => {
  await api.database.sql('UPDATE chat_messages SET due_at = clock_timestamp()');
  await api.database.sql('UPDATE chat_roles SET due_at = clock_timestamp()');
};
const soon = { timeout: 10_000, interval: 50 };

it('posts an approval to the channel without notifying anyone', async () => {
  await approve('kay', 'Crew');
  await expect.poll(async () => (await rows())[0]?.state, soon).toBe('sent');
  expect(discord.received).toHaveLength(1);
  const [{ path, body, method } = { path: '', body: '{}', method: '' }] = discord.received;
  expect([method, path]).toEqual(['POST', '/api/v10/webhooks/1/webhook-secret?wait=true']);
  expect(JSON.parse(body)).toEqual({
    content: '**Kay Tester** was approved: Crew\n<http://localhost:3000/forms>',
    allowed_mentions: { parse: [] },
  });
});

it('waits for the rate limit of Discord, without counting an attempt', async () => {
  discord.answers.push({ status: 429, headers: { 'retry-after': '7.5' }, body: { retry_after: 7.5 } });
  await approve();
  await expect.poll(() => discord.received.length, soon).toBe(1);
  await expect.poll(async () => (await rows())[0]?.attempts, soon).toBe(0);
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'waiting' });
  expect(row?.wait).toBeGreaterThan(6);
  expect(row?.wait).toBeLessThan(8);
  await send();
  expect(discord.received).toHaveLength(1);
  await hurry();
  await send();
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(discord.received).toHaveLength(2);
});

it('sends nothing while no calls remain', async () => {
  const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '0.4' };
  discord.answers.push({ status: 200, headers: spent, body: {} });
  const client = api.get(DiscordServerClient);
  const sent = async () => (await client.send({ kind: 'message', text: 'x' })).status;
  expect([await sent(), await sent()]).toEqual(['sent', 'postponed']);
  expect(discord.received).toHaveLength(1);
  await expect.poll(sent, soon).toBe('sent');
});

it('retries temporary failures, and gives up after lasting ones', async () => {
  discord.answers.push({ status: 500 });
  await approve('lara');
  await expect.poll(() => discord.received.length, soon).toBe(1);
  await expect.poll(async () => (await rows())[0]?.wait, soon).toBeLessThan(31);
  await hurry();
  await send();
  // A running job may have claimed it first.
  await expect.poll(rows, soon).toMatchObject([{ state: 'sent', attempts: 2 }]);
  discord.answers.push({ status: 404 });
  await approve('gwen');
  await expect
    .poll(async () => (await rows()).map(({ state }) => state).sort(), soon)
    .toEqual(['failed', 'sent']);
});

it('is sent once, when several runs are requested', async () => {
  await approve('ari');
  await Promise.all([send(), send(), send()]);
  await expect.poll(async () => (await rows())[0]?.state, soon).toBe('sent');
  expect(discord.received).toHaveLength(1);
});

describe('the Discord role', () => {
  it('is given with an approval, and removed with its revocation', async () => {
    await link('rae', '42');
    const id = await approve('rae');
    await expect.poll(roles, soon).toEqual([{ account: '42', wanted: true, state: 'done' }]);
    await revoke(id);
    await expect.poll(roles, soon).toEqual([]);
    expect(changes()).toEqual(['PUT 42', 'DELETE 42']);
    expect(discord.received.find(({ method }) => method === 'PUT')?.headers.authorization).toBe('Bot bot');
  });

  it('stays while another approval is valid', async () => {
    await link('two', '43');
    const first = await approve('two', 'One');
    await approve('two', 'Two');
    await expect.poll(roles, soon).toEqual([{ account: '43', wanted: true, state: 'done' }]);
    await revoke(first);
    await send();
    expect([await roles(), changes()]).toEqual([
      [{ account: '43', wanted: true, state: 'done' }],
      ['PUT 43'],
    ]);
  });

  it('follows the accounts that a member links and unlinks', async () => {
    await approve('mia');
    expect(await roles()).toEqual([]);
    await link('mia', '50');
    await expect.poll(roles, soon).toEqual([{ account: '50', wanted: true, state: 'done' }]);
    await link('mia', '51');
    await expect.poll(roles, soon).toEqual([{ account: '51', wanted: true, state: 'done' }]);
    await unlink('mia');
    await expect.poll(roles, soon).toEqual([]);
    expect(changes().toSorted()).toEqual(['DELETE 50', 'DELETE 51', 'PUT 50', 'PUT 51']);
  });

  it('waits for an account that isn’t on the Discord server yet', async () => {
    await link('early', '55');
    discord.answers.push({ status: 404, body: { message: 'Unknown Member', code: 10_007 } });
    await approve('early');
    await expect.poll(() => discord.received.length, soon).toBeGreaterThan(0);
    await expect.poll(waiting, soon).toEqual([{ error: 'The account isn’t on the Discord server yet.' }]);
    // Retries continue long after the last of the usual attempts.
    await api.database.sql('UPDATE chat_roles SET attempts = 50');
    discord.answers.push({ status: 404, body: { message: 'Unknown Member', code: 10_007 } });
    await hurry();
    await send();
    await expect.poll(waiting, soon).toHaveLength(1);
    await hurry();
    await send();
    await expect.poll(roles, soon).toEqual([{ account: '55', wanted: true, state: 'done' }]);
  });

  it('fails when the role itself doesn’t exist', async () => {
    await link('noone', '56');
    discord.answers.push({ status: 404, body: { message: 'Unknown Role', code: 10_011 } });
    await approve('noone');
    await expect.poll(roles, soon).toEqual([{ account: '56', wanted: true, state: 'failed' }]);
  });

  it('is removed while the member is banned', async () => {
    await link('wild', '57');
    await approve('wild');
    await expect.poll(roles, soon).toEqual([{ account: '57', wanted: true, state: 'done' }]);
    const { token } = await member('wild');
    const { slug } = await office.form({ title: 'Another' }, { approval: { chat: true } });
    const { id: second } = await office.handedIn(token, slug);
    const punish = `POST /api/users/${encodeURIComponent('auth0|wild')}/punishments`;
    const ban = await api.call(punish as 'POST /api/users/:id/punishments', {
      token: office.admin,
      body: { kind: 'ban', reason: 'Enough.' },
    });
    expect(ban.status).toBe(201);
    await expect.poll(roles, soon).toEqual([]);
    // A further approval doesn't give it during the ban.
    await office.decided(office.ines, second, 'approved');
    expect(await roles()).toEqual([]);
    const lift = `POST /api/punishments/${ban.body.id}/lift` as 'POST /api/punishments/:id/lift';
    await api.call(lift, { token: office.admin, body: { reason: 'A mistake.' } });
    await expect.poll(roles, soon).toEqual([{ account: '57', wanted: true, state: 'done' }]);
    expect(changes()).toEqual(['PUT 57', 'DELETE 57', 'PUT 57']);
  });

  it('is removed from the account of a deleted member', async () => {
    await link('leaver', '60');
    await approve('leaver');
    await expect.poll(roles, soon).toEqual([{ account: '60', wanted: true, state: 'done' }]);
    await api.database.sql(`UPDATE users SET deletion_due_at = now() WHERE id = 'auth0|leaver'`);
    expect(await api.get(ErasingService).eraseDue()).toBe(1);
    await expect.poll(roles, soon).toEqual([]);
    expect(changes()).toEqual(['PUT 60', 'DELETE 60']);
  });

  it('isn’t given late by an order that was queued before the revocation', async () => {
    await link('late', '70');
    discord.answers.push({ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 });
    const id = await approve('late');
    await expect.poll(() => discord.received.length, soon).toBeGreaterThan(1);
    await revoke(id);
    discord.answers.length = 0;
    await hurry();
    await send();
    await expect.poll(roles, soon).toEqual([]);
    await hurry();
    await send();
    expect(changes().at(-1)).toBe('DELETE 70');
  });

  it('is retried with the current wish after it failed', async () => {
    await link('gone', '80');
    discord.answers.push({ status: 403 }, { status: 403 }, { status: 403 });
    const id = await approve('gone');
    const failed = () => api.database.sql<{ id: string }>(`SELECT id FROM chat_roles WHERE state = 'failed'`);
    await expect.poll(failed, soon).toHaveLength(1);
    const [row] = await failed();
    const retry = `POST /api/chat-messages/${row?.id}/retry` as 'POST /api/chat-messages/:id/retry';
    discord.answers.length = 0;
    await revoke(id);
    await expect.poll(roles, soon).toEqual([]);
    expectError(await api.call(retry, { token: office.admin }), 404, 'CHAT_MESSAGE_NOT_FOUND');
    expect(changes().at(-1)).toBe('DELETE 80');
    const open = `SELECT 1 FROM inbox_items WHERE kind = 'chat-message' AND subject = $1 AND closed_at IS NULL`;
    expect(await api.database.sql(open, [row?.id])).toEqual([]);
  });

  it('isn’t settled by a process whose lease has expired', async () => {
    const outbox = api.get(DiscordRolesRepository);
    await link('slow', '90');
    // Prevents jobs from sending during the test.
    await approve('slow');
    await expect.poll(roles, soon).toEqual([{ account: '90', wanted: true, state: 'done' }]);
    await api.database.sql(`UPDATE chat_roles SET state = 'waiting', due_at = now() + interval '1 day'`);
    await api.database.sql(`UPDATE chat_roles SET due_at = clock_timestamp() WHERE account_id = '90'`);
    const [dead] = await outbox.claim(1);
    await api.database.sql(`UPDATE chat_roles SET leased_until = now() - interval '1 s'`);
    const [alive] = await outbox.claim(1);
    if (!dead || !alive) throw new Error('The role was not claimed.');
    expect(await outbox.giveUp(dead, 'late')).toBeUndefined();
    await outbox.markSent(alive);
    expect(await roles()).toContainEqual({ account: '90', wanted: true, state: 'done' });
  });
});

it('is forgotten together with a deleted account', async () => {
  discord.answers.push({ status: 404 });
  await approve('famous');
  await expect.poll(async () => (await rows())[0]?.state, soon).toBe('failed');
  const named = () =>
    api.database.sql(
      `SELECT 1 FROM chat_messages WHERE payload::text ILIKE '%famous%' UNION ALL
       SELECT 1 FROM inbox_items WHERE kind = 'chat-message' AND title ILIKE '%famous%'`,
    );
  expect(await named()).toHaveLength(2);
  await api.database.sql(`UPDATE users SET deletion_due_at = now() WHERE id = 'auth0|famous'`);
  expect(await api.get(ErasingService).eraseDue()).toBe(1);
  expect(await named()).toEqual([]);
});

it('exposes no secrets', async () => {
  discord.answers.push({ status: 500 });
  const id = await approve('quiet');
  await expect.poll(async () => JSON.stringify(api.logs), soon).toContain(id);
  for (const secret of ['webhook-secret', 'Bot bot']) expect(JSON.stringify(api.logs)).not.toContain(secret);
});

it('escapes names, and respects Discord’s length limit', () => {
  const text = approvalText({ name: '@everyone **x** [a](b)', form: '🌆'.repeat(1_500), url: 'https://x' });
  expect(text).toContain(String.raw`\@everyone \*\*x\*\* \[a\]\(b\)`);
  expect(text.length).toBeLessThanOrEqual(2_000);
  expect(text.isWellFormed()).toBe(true);
});

it('maps responses to outcomes', () => {
  const now = new Date(0);
  const at = (headers: Record<string, string>) => outcomeOf(429, new Headers(headers), now);
  expect(at({ 'retry-after': '1.25' })).toEqual(postponedTo(new Date(1_250)));
  for (const wrong of [{}, { 'retry-after': '' }, { 'retry-after': 'soon' }, { 'retry-after': '-1' }])
    expect(at(wrong as Record<string, string>)).toEqual(postponedTo(new Date(5_000)));
  expect(at({ 'retry-after': '1e9' })).toEqual(postponedTo(new Date(3_600_000)));
  expect(outcomeOf(403, new Headers(), now)).toMatchObject({ status: 'failed', permanent: true });
  expect(outcomeOf(503, new Headers(), now)).toMatchObject({ status: 'failed', permanent: false });
  expect(nextAllowed(new Headers({ 'x-ratelimit-remaining': '3' }), now)).toBeUndefined();
});

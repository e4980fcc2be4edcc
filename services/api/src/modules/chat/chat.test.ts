import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { TestDiscord } from '../../../test/test-discord.ts';
import { IdentitiesService } from '../identities/identities.service.ts';
import { ChatClient } from './chat.client.ts';
import { ChatService } from './chat.service.ts';
import { nextAllowed, nextAttempt, outcomeOf } from './chat-answer.policy.ts';
import { ChatSending } from './chat-sending.service.ts';
import { approvalText } from './chat-text.policy.ts';

let api: TestApi;
let discord: TestDiscord;
const member = { id: 'auth0|kay', fullName: 'Kay', username: 'kay' };
beforeAll(async () => {
  discord = await TestDiscord.start();
  api = await startTestApi({ environment: discord.environment });
  await api.call('GET /api/users/me', { token: await api.as('kay') });
});
afterAll(async () => {
  await api.stop();
  await discord.stop();
});
beforeEach(async () => {
  await api.database.sql('TRUNCATE chat_messages');
  discord.received.length = 0;
});
afterEach(() => {
  discord.answers.length = 0;
});

const approve = (about = 'submission 1') =>
  api.get(ChatService).approved({ about, userId: member.id, name: 'Kay', form: 'Whitelist' });
const send = () => api.get(ChatSending).sendDue();
const rows = () =>
  api.database.sql<{ state: string; attempts: number; wait: number }>(
    'SELECT state, attempts, extract(epoch FROM due_at - clock_timestamp())::float AS wait FROM chat_messages',
  );
/** What is due is due now. */
const hurry = () => api.database.sql('UPDATE chat_messages SET due_at = clock_timestamp()');
const soon = { timeout: 10_000, interval: 50 };

it('tells the channel, and rings nobody', async () => {
  expect(await approve()).toBe(true);
  await expect.poll(async () => (await rows())[0]?.state, soon).toBe('sent');
  expect(discord.received).toHaveLength(1);
  const [{ path, body, method } = { path: '', body: '{}', method: '' }] = discord.received;
  expect([method, path]).toEqual(['POST', '/api/v10/webhooks/1/webhook-secret?wait=true']);
  expect(JSON.parse(body)).toEqual({
    content: '**Kay** was approved: Whitelist\n<http://localhost:3000/forms>',
    allowed_mentions: { parse: [] },
  });
});

it('waits as long as Discord asks it to, which is no attempt', async () => {
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

it('asks no more while nothing remains', async () => {
  const spent = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset-after': '0.4' };
  discord.answers.push({ status: 200, headers: spent, body: {} });
  const client = api.get(ChatClient);
  const sent = async () => (await client.send({ kind: 'message', text: 'x' })).is;
  expect([await sent(), await sent()]).toEqual(['sent', 'wait']);
  expect(discord.received).toHaveLength(1);
  await expect.poll(sent, soon).toBe('sent');
});

it('tries again what failed, and gives up what can’t be right', async () => {
  discord.answers.push({ status: 500 });
  await approve('later');
  await expect.poll(() => discord.received.length, soon).toBe(1);
  await expect.poll(async () => (await rows())[0]?.wait, soon).toBeLessThan(11);
  await hurry();
  await send();
  // A job may have taken it first, and be under way.
  await expect.poll(rows, soon).toMatchObject([{ state: 'sent', attempts: 2 }]);
  discord.answers.push({ status: 404 });
  await approve('gone');
  await expect
    .poll(async () => (await rows()).map(({ state }) => state).sort(), soon)
    .toEqual(['failed', 'sent']);
});

it('is sent by one of those who try at the same time', async () => {
  await approve('at once');
  await Promise.all([send(), send(), send()]);
  await expect.poll(async () => (await rows())[0]?.state, soon).toBe('sent');
  expect(discord.received).toHaveLength(1);
});

it('gives the role to the linked account, and takes it back', async () => {
  const account = { provider: 'discord' as const, subject: 'discord:42', name: 'Kay' };
  await api.get(IdentitiesService).link(member, account);
  await approve('with a role');
  await api.get(ChatService).revoked({ about: 'with a role', userId: member.id });
  await expect.poll(() => discord.received.length, soon).toBe(3);
  const roles = discord.received.filter(({ path }) => path === '/api/v10/guilds/7/members/42/roles/8');
  expect(roles.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  expect(roles[0]?.headers.authorization).toBe('Bot bot');
});

it('says nothing of its secrets', async () => {
  discord.answers.push({ status: 500 });
  await approve('quiet');
  await expect.poll(async () => JSON.stringify(api.logs), soon).toContain('quiet');
  for (const secret of ['webhook-secret', 'Bot bot']) expect(JSON.stringify(api.logs)).not.toContain(secret);
});

it('writes names as they are, and no more than Discord takes', () => {
  const text = approvalText({ name: '@everyone **x** [a](b)', form: '🌆'.repeat(1_500), url: 'https://x' });
  expect(text).toContain(String.raw`\@everyone \*\*x\*\* \[a\]\(b\)`);
  expect(text.length).toBeLessThanOrEqual(2_000);
  expect(text.isWellFormed()).toBe(true);
});

it('reads what answers say', () => {
  const now = new Date(0);
  const at = (headers: Record<string, string>) => outcomeOf(429, new Headers(headers), now);
  expect(at({ 'retry-after': '1.25' })).toEqual({ is: 'wait', at: new Date(1_250) });
  for (const wrong of [{}, { 'retry-after': '' }, { 'retry-after': 'soon' }, { 'retry-after': '-1' }])
    expect(at(wrong as Record<string, string>)).toEqual({ is: 'wait', at: new Date(5_000) });
  expect(at({ 'retry-after': '1e9' })).toEqual({ is: 'wait', at: new Date(3_600_000) });
  expect(outcomeOf(403, new Headers(), now)).toMatchObject({ is: 'failed', permanent: true });
  expect(outcomeOf(503, new Headers(), now)).toMatchObject({ is: 'failed', permanent: false });
  expect(nextAllowed(new Headers({ 'x-ratelimit-remaining': '3' }), now)).toBeUndefined();
  expect([nextAttempt(1, now), nextAttempt(7, now)]).toEqual([new Date(10_000), undefined]);
});

import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';
import { headerOf, TestMail } from '../../../test/test-mail.ts';
import { prefer, untilFannedOut } from '../../../test/test-notifications.ts';
import { Database } from '../../platform/database/database.ts';
import { NotificationsService } from './notifications.service.ts';
import { SendingService } from './sending.service.ts';

let mail: TestMail;
let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  mail = await TestMail.start();
  api = await startTestApi({ environment: mail.environment });
  room = await startNewsroom(api);
});
afterAll(async () => {
  await api.stop();
  await mail.close();
});
afterEach(() => {
  mail.refuse = () => undefined;
  mail.received.length = 0;
  mail.attempts = 0;
});

const deliveries = (state: string) =>
  api.database.sql<{ id: string; error: string; attempts: number }>(
    `SELECT id, error, attempts FROM notification_deliveries WHERE state = $1`,
    [state],
  );
/** Makes all waiting deliveries due. */
const wait = () =>
  api.database.sql(`UPDATE notification_deliveries SET due_at = now() WHERE state = 'waiting'`);
/** Sends due deliveries, including those that a job of the API may be sending. */
const send = async () => {
  await untilFannedOut(api);
  await api.get(SendingService).sendDue();
};
/** Announces an event of which moderators are notified by e-mail. */
const announceAppeal = (subject: string) =>
  api.get(Database).transaction(() =>
    api.get(NotificationsService).announce({
      type: 'account.appealed',
      subject,
      actorId: null,
      title: 'CONFIDENTIAL',
      href: '/inbox',
    }),
  );
/** Has an editor schedule the author's article, which sends an e-mail to the author. */
async function schedule(title: string) {
  const draft = await room.begin(room.author, { title });
  await room.move(room.editor, draft, 'scheduled', '2031-05-04T10:00:00.000Z');
  await send();
}

it('contains no invisible characters in subject and addresses, even from old rows', async () => {
  const draft = await room.begin(room.author, { title: 'Quiet title' });
  await api.database.sql(`UPDATE articles SET title = E'Quiet\u202E\u0007 title' WHERE id = $1`, [draft.id]);
  await api.database.sql(
    `UPDATE users SET full_name = E'Writer\r\nBcc: all@x.test \u202EretseT' WHERE id = 'auth0|writer'`,
  );
  await room.move(room.editor, draft, 'scheduled', '2031-05-04T10:00:00.000Z');
  await send();
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  const [email] = mail.received;
  if (!email) return;
  expect(headerOf(email, 'Subject')).toBe('Scheduled: Quiet title');
  expect(headerOf(email, 'To')).toBe('"Writer Bcc: all@x.test retseT" <writer@example.com>');
  expect(email.raw).not.toMatch(/^Bcc:/m);
  await api.database.sql(`UPDATE users SET full_name = 'Writer Tester' WHERE id = 'auth0|writer'`);
  await api.database.sql('DELETE FROM notification_deliveries');
});

it('is never sent to an unverified address', async () => {
  const verified = async () =>
    (await api.database.sql(`SELECT email_verified FROM users WHERE id = 'auth0|writer'`))[0]?.email_verified;
  for (const unconfirmed of ['false', 'NULL']) {
    const draft = await room.begin(room.author, { title: 'For somebody else’s mailbox' });
    await expect.poll(verified).toBe(true);
    await api.database.sql(`UPDATE users SET email_verified = ${unconfirmed} WHERE id = 'auth0|writer'`);
    await room.move(room.editor, draft, 'scheduled', '2031-05-04T10:00:00.000Z');
    await send();
    await send();
    expect([mail.received, await deliveries('waiting')]).toEqual([[], []]);
  }
  // The member returns, and the provider has verified the address now.
  await api.call('GET /api/users/me', { token: room.author });
  await expect.poll(verified).toBe(true);
  await schedule('For their own mailbox');
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  await api.database.sql('DELETE FROM notification_deliveries');
});

it('is sent once, to recipients who want it, as plain text and HTML, with an unsubscribe link', async () => {
  await schedule('Lamps & <shades>');
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  await send();
  expect(mail.received).toHaveLength(1);
  const [email] = mail.received;
  if (!email) return;
  expect(headerOf(email, 'From')).toBe('Meridian <post@meridian.test>');
  expect(headerOf(email, 'To')).toBe('Writer Tester <writer@example.com>');
  expect(headerOf(email, 'Subject')).toBe('Scheduled: Lamps & <shades>');
  expect(headerOf(email, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(headerOf(email, 'List-Unsubscribe')).toMatch(
    /^<http:\/\/localhost:3000\/api\/notifications\/unsubscribe\?token=[\w.-]+>$/,
  );
  const [sent] = await deliveries('sent');
  expect(headerOf(email, 'Message-ID')).toBe(`<${sent?.id}@localhost>`);
  const text = email.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');
  expect(text).toContain('http://localhost:3000/news/lamps-and-shades');
  expect(text).toContain('Lamps &amp; &lt;shades&gt;');
  expect(text).toContain('May 4, 2031 at 10:00 AM (UTC)');
});

it('contains “Deleted member” for a deleted actor, and no name without an actor', async () => {
  const sentBack = async (actorId: string | null) => {
    mail.received.length = 0;
    await api.get(Database).transaction(() =>
      api.get(NotificationsService).announce({
        type: 'article.sent_back',
        subject: `article:${actorId}`,
        actorId,
        recipientId: 'auth0|writer',
        title: 'Pier',
        href: '/news',
      }),
    );
    await send();
    await expect.poll(() => mail.sentTo('writer').length).toBe(1);
    return mail.received[0]?.raw.replace(/=\r\n/g, '');
  };
  expect(await sentBack('deleted-1')).toContain('Deleted member returned your article');
  const withoutActor = await sentBack(null);
  expect(withoutActor).toContain('was returned to you for changes.');
  expect(withoutActor).not.toContain('Deleted member');
});

it('about a new article is sent only to members who subscribed', async () => {
  await prefer(api, room.reader, { marketing: true, language: 'de' });
  await room.publish({ title: 'Neues vom Kai' });
  await send();
  await expect.poll(() => mail.received.map(({ to }) => to)).toEqual(['reader@example.com']);
  const [email] = mail.received;
  expect(email && headerOf(email, 'Subject')).toBe('Neu: Neues vom Kai');
  await prefer(api, room.reader, { marketing: false });
});

it('is retried after a temporary rejection', async () => {
  mail.refuse = () => 451;
  await schedule('Later');
  await expect.poll(() => mail.attempts).toBe(1);
  const [waiting] = await deliveries('waiting');
  expect(waiting).toMatchObject({ attempts: 1 });
  expect(waiting?.error).toMatch(/^451 <?…>? isn’t welcome/);
  await send();
  expect(mail.attempts).toBe(1);
  mail.refuse = () => undefined;
  await wait();
  await send();
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  expect(await deliveries('waiting')).toEqual([]);
});

it('is given up after a permanent rejection, and can be retried by staff', async () => {
  mail.refuse = () => 550;
  await schedule('Nobody home');
  await expect.poll(() => deliveries('dead')).toHaveLength(1);
  expect(mail.attempts).toBe(1);
  const admin = await api.as('adele', 'ADMIN');
  const { body } = await api.call('GET /api/notifications/dead-letters', { token: admin });
  expect(body.items).toMatchObject([
    {
      type: 'article.released',
      channel: 'email',
      title: 'Nobody home',
      attempts: 1,
      recipient: { username: 'writer' },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('@');
  mail.refuse = () => undefined;
  const id = body.items[0]?.id;
  const retry = () => api.call(`POST /api/notifications/dead-letters/${id}/retry`, { token: admin });
  expect((await retry()).status).toBe(204);
  expectError(await retry(), 404, 'DELIVERY_NOT_FOUND');
  await send();
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  const { body: log } = await api.call('GET /api/audit?action=notification.retried', { token: admin });
  const [entry] = log.items;
  expect(entry).toMatchObject({
    action: 'notification.retried',
    actor: { username: 'adele' },
    target: { type: 'user', label: 'Writer Tester' },
    after: { channel: 'email' },
  });
});

it('waits for a mail server that is down, and is given up after the last attempt', async () => {
  await mail.close();
  await schedule('Too long');
  await schedule('While you were out');
  await expect.poll(() => deliveries('waiting')).toHaveLength(2);
  await api.database.sql(
    `UPDATE notification_deliveries d SET attempts = 7, due_at = now() FROM notification_events e
     WHERE e.id = d.event_id AND e.title = 'Too long'`,
  );
  await send();
  await expect.poll(() => deliveries('dead')).toHaveLength(1);
  await mail.open();
  await wait();
  await send();
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  expect(await deliveries('waiting')).toEqual([]);
  await api.database.sql(`DELETE FROM notification_deliveries`);
});

it('isn’t sent to members who have opted out meanwhile', async () => {
  mail.refuse = () => 451;
  await schedule('Never mind');
  await expect.poll(() => mail.attempts).toBe(1);
  await prefer(api, room.author, { email: false });
  mail.refuse = () => undefined;
  await wait();
  await send();
  expect(mail.received).toEqual([]);
  expect(await deliveries('waiting')).toEqual([]);
  await prefer(api, room.author, { email: true });
});

it('can be unsubscribed from with its link, by confirmation and by one click of a mail program', async () => {
  await schedule('Enough');
  await expect.poll(() => mail.sentTo('writer').length).toBe(1);
  const [email] = mail.received;
  const link = (email && headerOf(email, 'List-Unsubscribe')?.slice(1, -1)) ?? '';
  const path = link.replace('http://localhost:3000', '');
  const wantsEmails = async () =>
    (await api.call('GET /api/notifications/preferences', { token: room.author })).body.types[
      'article.released'
    ].email;
  const asked = await fetch(api.url + path);
  expect([asked.status, asked.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(await asked.text()).toContain('<form method="post">');
  expect(await wantsEmails()).toBe(true);
  const clicked = await fetch(api.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect(await wantsEmails()).toBe(false);
  mail.received.length = 0;
  await schedule('Really enough');
  expect(mail.received).toEqual([]);
});

it('rejects forged unsubscribe links', async () => {
  const forged = Buffer.from('{"kind":"no-letters"}').toString('base64url');
  for (const token of ['x', `${forged}.key.c2ln`]) {
    expectError(await api.call(`GET /api/notifications/unsubscribe?token=${token}`), 422, 'LINK_INVALID');
    expectError(await api.call(`POST /api/notifications/unsubscribe?token=${token}`), 422, 'LINK_INVALID');
  }
});

it('leaves no address in the tables or in the log', async () => {
  for (const table of ['notification_events', 'notifications', 'notification_deliveries']) {
    const rows = await api.database.sql(`SELECT * FROM ${table}`);
    expect(JSON.stringify(rows)).not.toContain('@example.com');
  }
  expect(JSON.stringify(api.logs)).not.toContain('@example.com');
});

it('isn’t available without a mail server', async () => {
  const { body } = await api.call('GET /api/notifications/channels', { token: room.reader });
  expect(body.email).toBe(true);
  const other = await startTestApi({ database: api.database, issuer: api.issuer });
  const without = await other.call('GET /api/notifications/channels', { token: room.reader });
  expect(without.body.email).toBe(false);
  await other.stop();
});

it('isn’t sent to closed accounts, even when it was queued before', async () => {
  const moderator = await api.as('maren', 'MODERATOR');
  await api.call('GET /api/users/me', { token: moderator });
  await announceAppeal('before');
  await untilFannedOut(api);
  await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE id = 'auth0|maren'`);
  await announceAppeal('after');
  await send();
  expect(mail.received.filter(({ to }) => to === 'maren@example.com')).toEqual([]);
});

it('isn’t sent to members who have lost the permission while it was queued', async () => {
  const token = await api.as('milo');
  await api.call('GET /api/users/me', { token });
  const owner = await api.as('boss', 'OWNER');
  const given = { token: owner, body: { userId: 'auth0|milo', role: 'MODERATOR' } };
  const { id } = (await api.call('POST /api/roles', given)).body;
  await announceAppeal('taken');
  await untilFannedOut(api);
  await api.database.sql(`UPDATE notification_deliveries SET due_at = now() + interval '1 hour'`);
  mail.received.length = 0;
  await api.call(`DELETE /api/roles/${id}`, { token: owner });
  await wait();
  await send();
  expect(mail.received.filter(({ to }) => to === 'milo@example.com')).toEqual([]);
});

it('contains no encoded word in its subject that a mail program would decode', async () => {
  await schedule('=?utf-8?B?4oCu?= free');
  const [first] = mail.received;
  if (first) expect(headerOf(first, 'subject')).not.toContain('=?utf-8?B?4oCu?=');
});

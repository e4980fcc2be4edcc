import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Identity } from '../server.ts';
import { start, temporaryDirectory } from '../testing/start.ts';

let identity: Identity;
let remove: () => Promise<void>;
beforeAll(async () => {
  const folder = await temporaryDirectory();
  remove = folder.remove;
  identity = await start(folder.directory, { mailPort: 0 });
});
afterAll(async () => {
  await identity.close();
  await remove();
});

/** Sends a message over SMTP. @returns the last response. */
async function send(to: string, message: string): Promise<string> {
  const socket = connect(identity.mailPort ?? 0, 'localhost');
  let answer = '';
  const next = async (line?: string) => {
    if (line !== undefined) socket.write(`${line}\r\n`);
    const [chunk] = await once(socket, 'data');
    answer = String(chunk);
  };
  await next();
  for (const line of ['HELO site', 'MAIL FROM:<post@meridian.test>', `RCPT TO:<${to}>`, 'DATA'])
    await next(line);
  await next(`${message}\r\n.`);
  socket.end('QUIT\r\n');
  return answer;
}

const read = async (path: string) => {
  const answer = await fetch(new URL(path, identity.issuer));
  return { status: answer.status, text: await answer.text() };
};

it('shows sent e-mails, newest first, as plain text with links', async () => {
  expect((await read('/mail')).text).toContain('The site has sent none yet.');
  await send('ada@x.test', 'Subject: First\r\n\r\nHello Ada.');
  const answer = await send(
    'ben@x.test',
    'From: Meridian <post@meridian.test>\r\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?= <b>\r\n\r\nRead http://localhost:3000/news?a=1 <script>alert(1)</script>',
  );
  expect(answer).toMatch(/^250 /);
  const { text } = await read('/mail');
  expect(text.indexOf('Grüße')).toBeLessThan(text.indexOf('First'));
  const mail = await read('/mail/2');
  expect(mail.text).toContain('<a href="http://localhost:3000/news?a=1">');
  expect(mail.text).toContain('to ben@x.test');
  expect(mail.text).not.toMatch(/<script|<b>/);
  expect((await read('/mail/3')).status).toBe(404);
});

it('rejects a message above a megabyte', async () => {
  expect(await send('ada@x.test', `Subject: Large\r\n\r\n${'x'.repeat(1_100_000)}`)).toMatch(/^552 /);
  expect((await read('/mail')).text).not.toContain('Large');
});

it('is disabled without a port', async () => {
  const folder = await temporaryDirectory();
  const other = await start(folder.directory);
  expect(other.mailPort).toBeUndefined();
  expect((await fetch(new URL('/mail', other.issuer))).status).toBe(404);
  await other.close();
  await folder.remove();
});

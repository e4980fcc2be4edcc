import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDemoGame } from '@boardwalk/dev/site';
import type { Page } from '@playwright/test';
import { SITE_PORT } from '../fixtures/addresses.ts';
import { type MailSink, startMailSink } from '../fixtures/mail-sink.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/test.ts';
import { Account } from '../pages/account.ts';
import { Notifications } from '../pages/notifications.ts';

// A site that sends e-mails, on which no other journey approves members. It is stopped at the end.
test.describe.configure({ mode: 'default' });

const PORT = SITE_PORT + 50;
const ORIGIN = `http://localhost:${PORT}`;
const CHAT = `http://localhost:${PORT + 1}/discord`;

let site: OwnSite;
let mail: MailSink;

test.use({ baseURL: ORIGIN });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  mail = await startMailSink();
  Object.assign(process.env, mail.environment);
  site = await startOwnSite(PORT);
});
test.afterAll(async () => {
  await site?.stop();
  await mail?.stop();
  for (const name of Object.keys(mail?.environment ?? {})) delete process.env[name];
});

const ANSWERS = {
  adult: true,
  played: 'no',
  name: 'Oona Marsh',
  age: 34,
  story:
    'She has kept the books of a fish market that closed, came with one suitcase, and wants a counter of her own.',
  loss: 'She gives them the suitcase, remembers their shoes, and asks around at the market.',
  rules: { value_life: 'o1', knowledge: 'o1', finish: 'o1', neutral: 'o1', crew: 'o1' },
  agree: true,
};

/** Calls the API as the member who is signed in on a page. */
async function callOn<Body>(page: Page, method: string, path: string, body?: object): Promise<Body> {
  const answer = await page.evaluate(
    async (call) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('token')}`,
      };
      const { method, path, body } = call;
      const response = await fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { ok: response.ok, text: await response.text() };
    },
    { method, path, body },
  );
  expect(answer.ok, answer.text).toBe(true);
  return JSON.parse(answer.text) as Body;
}

/** Ends the minute in which the decision can be undone. */
const minutePasses = (submission: string) =>
  site.sql(`
    UPDATE submission_decisions SET undo_until = now() WHERE submission_id = '${submission}';
    UPDATE jobs.job SET start_after = now() WHERE name = 'submissions.finish-decision';`);

test('an approved member may join seconds later, and is notified once on each channel', async ({
  page,
  browser,
  consoleWatch,
}) => {
  test.setTimeout(90_000);
  const applicant = new Account(page, 'newcomer');
  await applicant.signIn();
  const game = startDemoGame({ url: ORIGIN, log: () => {} });
  const staffBrowser = await browser.newContext({ baseURL: ORIGIN });
  try {
    const knock = async () => (await game.join('Oona')).refusal;
    const code = /code ([A-Z2-9]{6})/.exec((await knock()) ?? '')?.[1];
    await callOn(page, 'POST', '/api/identities/game', { code });
    type Begun = { id: string; version: number };
    const { id, version } = await callOn<Begun>(page, 'POST', '/api/forms/application/submissions');
    await callOn(page, 'POST', `/api/submissions/${id}/submit`, { answers: ANSWERS, version });
    const { count: unread } = await callOn<{ count: number }>(page, 'GET', '/api/notifications/unread');
    await page.goto(`/forms/submissions/${id}`);
    const standing = page.getByText('Your application is waiting for review.');
    await expect(standing).toBeVisible();

    const staff = await staffBrowser.newPage();
    consoleWatch.watch(staff);
    await new Account(staff, 'staff').signIn();
    await staff.goto(`/forms/review/${id}`);
    await staff.getByRole('button', { name: 'Claim', exact: true }).click();
    // The open page of the applicant is updated.
    await expect(standing).toBeHidden();
    await staff.getByRole('button', { name: 'Approve' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(staff.getByText('The applicant hasn’t been notified yet.')).toBeVisible();
    expect(await knock()).toContain('waits for a decision');

    await minutePasses(id);
    await expect(page.getByText('Welcome to Meridian', { exact: true })).toBeVisible({ timeout: 15_000 });
    await expect.poll(knock, { timeout: 5_000 }).toBeNull();
    await expect(staff.getByText('The applicant hasn’t been notified yet.')).toBeHidden();

    await new Notifications(page).expectUnread(unread + 1);
    await expect.poll(() => mail.sentTo(applicant.email).length, { timeout: 15_000 }).toBe(1);
    expect(mail.sentTo(applicant.email)[0]).toContain('Join the city');
    const posted = async () => (await (await fetch(CHAT)).text()).split('was approved').length - 1;
    await expect.poll(posted, { timeout: 15_000 }).toBe(1);
  } finally {
    game.stop();
    await staffBrowser.close();
  }
});

test('players whom the game server knows, or finds in its snapshot, join while the site hangs and while it is down', async () => {
  test.setTimeout(60_000);
  const game = startDemoGame({ url: ORIGIN, log: () => {} });
  const knock = async (name: string) => (await game.join(name)).refusal;
  const snapshots = () =>
    readFileSync(join(site.dataDir, 'logs/gateway.log'), 'utf8').split('/api/game/v1/snapshot').length;
  const before = snapshots();
  try {
    expect(await knock('member')).toBeNull();
    await expect.poll(snapshots).toBeGreaterThan(before);
    const gateway = site.pids().gateway ?? 0;
    process.kill(gateway, 'SIGSTOP');
    const answers = () => Promise.all(['member', 'streamer', 'Nobody'].map(knock));
    const expected = [null, null, expect.stringContaining('can’t be reached')];
    try {
      expect(await answers()).toEqual(expected);
    } finally {
      process.kill(gateway, 'SIGCONT');
    }
    await site.end('gateway');
    expect(await answers()).toEqual(expected);
  } finally {
    game.stop();
  }
});

import { readFileSync } from 'node:fs';
import {
  type AuditEntry,
  BUCKETS,
  isInCanary,
  type ManagedRemote,
  RELEASE_SET_PATH,
  type ReleaseSet,
  type SignedText,
} from '@boardwalk/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SITE_PORT } from '../../fixtures/addresses.ts';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { createTeamCheckout, type TeamCheckout } from '../../fixtures/team-checkout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Account, type AccountName } from '../../pages/account.ts';
import { Frame } from '../../pages/frame.ts';

// A team's week: each journey starts where the previous one ended, on a separate site.
test.describe.configure({ mode: 'serial' });

const PORT = SITE_PORT + 20;
const ORIGIN = `http://localhost:${PORT}`;
const ABOUT = 'src/features/about/about-head.tsx';
const FIRST = 'About Meridian RP.';
const SECOND = 'The second edition.';
/** Version of the kit in the shells of this site. */
const KIT: string = JSON.parse(
  readFileSync(new URL('../../../shared/kit/package.json', import.meta.url), 'utf8'),
).version;

let site: OwnSite;
let team: TeamCheckout;
let pids: ReturnType<OwnSite['pids']>;
const sessions = new Map<AccountName, BrowserContext>();

test.use({ baseURL: ORIGIN });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  site = await startOwnSite(PORT);
  pids = site.pids();
  team = createTeamCheckout('home', ORIGIN, await newToken(browser, ['home']));
});

test.afterAll(async () => {
  for (const context of sessions.values()) await context.close();
  team?.remove();
  await site?.stop();
});

/** Returns a browser context in which an account is signed in, for all journeys of this file. */
async function contextOf(browser: Browser, name: AccountName): Promise<BrowserContext> {
  const known = sessions.get(name);
  if (known) return known;
  const context = await browser.newContext({ baseURL: ORIGIN });
  sessions.set(name, context);
  const page = await context.newPage();
  await new Account(page, name).signIn();
  await page.close();
  return context;
}

async function callAsOwner<T>(browser: Browser, method: string, path: string, data?: object): Promise<T> {
  const context = await contextOf(browser, 'owner');
  const state = await context.storageState();
  const stored = state.origins.find(({ origin }) => origin === ORIGIN)?.localStorage ?? [];
  const token = stored.find(({ name }) => name === 'token')?.value;
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await context.request.fetch(path, { method, data, headers });
  return (await answer.json()) as T;
}

async function newToken(browser: Browser, remotes: string[]): Promise<string> {
  const made = await callAsOwner<{ secret: string }>(browser, 'POST', '/api/deploy-tokens', {
    name: `${remotes.join(' and ')} team`,
    remotes,
  });
  return made.secret;
}

async function home(browser: Browser): Promise<ManagedRemote | undefined> {
  const { items } = await callAsOwner<{ items: ManagedRemote[] }>(browser, 'GET', '/api/releases');
  return items.find(({ name }) => name === 'home');
}

/** Returns the version of home that a new visitor gets now. */
async function servedVersion(headers: Record<string, string> = {}): Promise<string | undefined> {
  const { payload } = (await (await fetch(ORIGIN + RELEASE_SET_PATH, { headers })).json()) as SignedText;
  return (JSON.parse(payload) as ReleaseSet).remotes.find(({ name }) => name === 'home')?.version;
}

/** Returns the time until new visitors get a version, in milliseconds. */
async function timeUntilServed(start: string): Promise<number> {
  const begin = performance.now();
  while (!(await servedVersion())?.startsWith(start)) {
    if (performance.now() - begin > 10_000) throw new Error(`${start} is not served.`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return performance.now() - begin;
}

/** Waits until a tab has a connection for release updates. */
async function listens(page: Page): Promise<void> {
  await page.waitForRequest((request) => request.url().includes('/api/live/events?'));
}

test('a team publishes from its own checkout, and visitors notice nothing before it is promoted', async () => {
  // The first build of a checkout checks the types of all its packages.
  test.setTimeout(180_000);
  team.edit('2.0.0', 'src/features/about/locales/en.po', (source) =>
    source.replace('msgstr "About {name}."', `msgstr "${SECOND}"`),
  );
  const published = await team.release('publish', 'home');
  expect(published.code, published.said + JSON.stringify(published.json)).toBe(0);
  expect(published.json.published).toBe(true);
  expect(await servedVersion()).toMatch(/^1\./);
});

test('the first release with a new token waits until a person approves it', async ({ browser }) => {
  test.setTimeout(60_000);
  const asked = await team.release('publish', 'home', '--promote');
  expect([asked.code, asked.json.published, asked.json.waits]).toEqual([1, true, true]);
  const forced = await team.release('promote', 'home');
  expect([forced.code, forced.json.error?.code]).toEqual([1, 'RELEASE_WAITS']);
  expect(await servedVersion()).toMatch(/^1\./);
  const page = await (await contextOf(browser, 'owner')).newPage();
  await page.goto('/admin/releases');
  await expect(page.getByRole('table', { name: 'Apps' }).getByRole('row', { name: /^home/ })).toContainText(
    'Waiting for approval',
  );
  await page.getByRole('link', { name: 'home', exact: true }).click();
  const row = page.getByRole('table', { name: 'Versions of home' }).getByRole('row', { name: /2\.0\.0/ });
  await expect(row).toContainText('Waiting for approval');
  await row.getByRole('button', { name: /^Approve 2\.0\.0/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('the deploy token “home team”');
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(row).not.toContainText('Waiting for approval');
  expect(await servedVersion()).toMatch(/^1\./);
  await page.close();
});

test('a promoted version is on new pages within a second; an open tab keeps its own until it navigates', async ({
  browser,
}) => {
  test.setTimeout(60_000);
  const context = await browser.newContext({ baseURL: ORIGIN });
  const hearing = await context.newPage();
  const hears = listens(hearing);
  // Another window of the same browser has no connection of its own: the first one forwards the update.
  const told = await context.newPage();
  // Another browser receives no updates.
  const apart = await browser.newContext({ baseURL: ORIGIN });
  const deaf = await apart.newPage();
  await deaf.route('**/api/live/events?*', (route) => route.abort());
  for (const page of [hearing, told, deaf]) {
    await page.goto('/');
    await expect(new Frame(page).heading).toBeVisible();
    if (page === hearing) await hears;
  }
  await new Frame(told).settled();

  expect((await team.release('promote', 'home')).code).toBe(0);
  expect(await timeUntilServed('2.0.0')).toBeLessThan(1000);
  const fresh = await context.newPage();
  await fresh.goto('/about');
  await expect(new Frame(fresh).heading).toHaveText(SECOND);

  // A lazy part of the old version that this tab hasn't loaded is still available.
  await new Frame(deaf).follow('/about');
  await expect(new Frame(deaf).heading).toHaveText(FIRST);
  for (const page of [hearing, told]) {
    await new Frame(page).follow('/about');
    await expect(new Frame(page).heading).toHaveText(SECOND);
  }
  await Promise.all([context.close(), apart.close()]);
});

test('a rollback is on new pages within a second', async () => {
  const back = await team.release('rollback', 'home');
  expect(back.code, back.said).toBe(0);
  expect(await timeUntilServed('1.')).toBeLessThan(1000);
});

test('a canary of ten percent is served to about a tenth of 1,000 visitors, the same ones each time', async () => {
  test.setTimeout(60_000);
  expect((await team.release('promote', 'home', '--to', 'canary', '--share', '10')).code).toBe(0);
  const chosenBucket = Array.from({ length: BUCKETS }, (_, index) => index).find((bucket) =>
    isInCanary(bucket, 'home', 10),
  );
  await expect.poll(() => servedVersion({ cookie: `boardwalk-bucket=${chosenBucket}` })).toMatch(/^2\.0\.0/);
  let chosen = 0;
  for (let round = 0; round < 20; round += 1) {
    const visitors = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const page = await fetch(`${ORIGIN}/about`);
        const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
        return { cookie, canary: (await page.text()).includes('/remotes/home/2.0.0') };
      }),
    );
    chosen += visitors.filter(({ canary }) => canary).length;
    for (const { cookie, canary } of visitors.slice(0, 5)) {
      expect(cookie).toMatch(/^boardwalk-bucket=\d+$/);
      expect((await servedVersion({ cookie }))?.startsWith('2.0.0')).toBe(canary);
    }
  }
  expect(chosen).toBeGreaterThanOrEqual(70);
  expect(chosen).toBeLessThanOrEqual(130);
});

test('staff get a canary immediately after signing in', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: ORIGIN });
  const page = await context.newPage();
  await new Account(page, 'staff').signIn();
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === 'boardwalk-channel'))
    .toBe(true);
  await new Frame(page).follow('/about');
  await expect(new Frame(page).heading).toHaveText(SECOND);
  await context.close();
  expect((await team.release('rollback', 'home', '--channel', 'canary')).code).toBe(0);
});

test('a preview link shows one version in one tab until the preview is closed', async ({ browser }) => {
  const { url = '' } = (await team.release('link', 'home', '--role', 'OWNER')).json;
  const context = await contextOf(browser, 'owner');
  const page = await context.newPage();
  await page.goto(url);
  const ribbon = page.getByRole('complementary', { name: 'Preview' });
  await expect(ribbon).toContainText('home 2.0.0');
  await new Frame(page).follow('/about');
  await expect(new Frame(page).heading).toHaveText(SECOND);
  await page.reload();
  await expect(new Frame(page).heading).toHaveText(SECOND);
  const other = await context.newPage();
  await other.goto('/about');
  await expect(other.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  await ribbon.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(ribbon).toBeHidden();
  await page.close();
  await other.close();
});

test('a preview link is valid only for its audience, and until it expires', async ({ browser }) => {
  const { url = '' } = (await team.release('link', 'home', '--role', 'OWNER')).json;
  const page = await (await contextOf(browser, 'member')).newPage();
  const main = page.getByRole('main');
  await page.goto(url);
  await expect(main).toContainText('This preview is for people with another role.');
  // In the middle of the signature: its last character contains unused bits.
  const damaged = url.slice(0, -20) + (url.at(-20) === 'A' ? 'B' : 'A') + url.slice(-19);
  await page.goto('/');
  await page.goto(damaged);
  await expect(main).toContainText('This preview link is damaged or was made for another site.');
  await page.close();
});

test('a version that throws for all visitors is rolled back automatically, and meanwhile the previous one replaces it', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  team.edit('3.0.0', ABOUT, (source) =>
    source.replace(
      /const \{ city\b[^}]*\} = useSite\(\);/,
      "$&\n  if (city) throw new Error('The pier is gone');",
    ),
  );
  const published = await team.release('publish', 'home', '--promote');
  expect(published.code, published.said + JSON.stringify(published.json)).toBe(0);
  await timeUntilServed('3.0.0');
  const begin = performance.now();
  for (let visitor = 0; visitor < 8 && (await servedVersion())?.startsWith('3.'); visitor += 1) {
    const context = await browser.newContext({ baseURL: ORIGIN });
    const page = await context.newPage();
    const reported = page.waitForRequest('**/api/reports/releases');
    await page.goto('/about');
    // The previous version replaces it in the same visit.
    await expect(new Frame(page).heading).toHaveText(FIRST);
    await reported;
    await context.close();
  }
  expect(await timeUntilServed('1.')).toBeLessThan(2000);
  expect(performance.now() - begin).toBeLessThan(60_000);
  const { items } = await callAsOwner<{ items: AuditEntry[] }>(browser, 'GET', '/api/releases/home/history');
  expect(items[0]).toMatchObject({ action: 'release.demoted', actor: null, target: { id: 'home' } });
  expect(String(items[0]?.after?.version)).toMatch(/^3\.0\.0/);
  expect(
    (await home(browser))?.versions.find(({ version }) => version.startsWith('3.'))?.demotedAt,
  ).not.toBeNull();
  const again = await team.release('promote', 'home', String(items[0]?.after?.version));
  expect([again.code, again.json.error?.code]).toEqual([1, 'RELEASE_WAS_DEMOTED']);
});

test('invalid releases are refused, each with its reason', async ({ browser }) => {
  test.setTimeout(90_000);
  const refusal = async (...args: string[]) => {
    const { code, json } = await team.release(...args);
    expect(code).toBe(1);
    return JSON.stringify(json);
  };
  const manifest = 'remote.json';
  const restore: string[] = [];
  const withManifest = async (change: (source: string) => string) => {
    team.edit('4.0.0', manifest, (source) => {
      restore.push(source);
      return change(source);
    });
    const reason = await refusal('publish', 'home');
    team.edit('4.0.0', manifest, () => restore.pop() ?? '');
    return reason;
  };
  const asking = (kit: string) => (source: string) => source.replace(/"kit": "[^"]*"/, `"kit": "^${kit}"`);
  expect(await withManifest(asking('99.0.0'))).toContain(`a shell with kit ${KIT} is still live`);
  expect(await withManifest(asking('1.0.0'))).toContain(`Build it against kit ${KIT}`);
  const owned = await withManifest((source) => source.replace('"/terms"', '"/users"'));
  expect(owned).toContain('\\"home\\" claims /users, which belongs to the remote \\"staff\\"');

  const stranger = createTeamCheckout('home', ORIGIN, await newToken(browser, ['staff']));
  const { code, json } = await stranger.release('publish', 'home');
  stranger.remove();
  expect([code, json.error?.code]).toEqual([1, 'TOKEN_OUT_OF_SCOPE']);
});

test('staff promote, undo and roll back on the releases page, and see changes live', async ({ browser }) => {
  test.setTimeout(60_000);
  const page = await (await contextOf(browser, 'owner')).newPage();
  await page.goto('/admin/releases/home');
  const panel = page.getByRole('main');
  await expect(panel.getByRole('row', { name: /3\.0\.0/ })).toContainText('Rolled back');
  await panel.getByRole('button', { name: /^Roll out 2\.0\.0/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Everyone', { exact: true }).click();
  await expect(dialog.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Roll out', exact: true }).click();
  await expect(panel.getByRole('row', { name: /2\.0\.0/ })).toContainText('Live');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(panel.getByRole('row', { name: /1\.0\.0/ })).toContainText('Live');
  // Another person's change appears without a reload.
  const newest =
    (await home(browser))?.versions.find(({ version }) => version.startsWith('2.'))?.version ?? '';
  expect((await team.release('promote', 'home', newest)).code).toBe(0);
  await expect(panel.getByRole('row', { name: /2\.0\.0/ })).toContainText('Live');
  await panel.getByRole('button', { name: 'Roll home back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(panel.getByRole('row', { name: /1\.0\.0/ })).toContainText('Live');

  // By keyboard, from the list of all apps.
  await panel.getByRole('link', { name: 'Back to: Releases' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/admin/releases');
  const actions = page.getByRole('button', { name: 'Actions for home' });
  await actions.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Block older versions…' })).toBeVisible();
  // A menu finds its items by their first letters.
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Block older versions of home?' });
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toBeHidden();
  await expect(actions).toBeFocused();
  await page.close();
});

test('a token is valid for its own remotes until it is revoked', async ({ browser }) => {
  const page = await (await contextOf(browser, 'owner')).newPage();
  await page.goto('/admin/releases');
  await page.getByRole('button', { name: 'New token' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create token' }).click();
  await expect(dialog).toContainText('Enter at least one app.');
  await dialog.getByLabel('Name').fill('Harbour team');
  await dialog.getByLabel('Apps').fill('home, Harbour!');
  await expect(dialog).toContainText('“Harbour!” isn’t the name of an app.');
  await dialog.getByLabel('Apps').fill('home');
  await dialog.getByLabel('Valid for').selectOption('30 days');
  await dialog
    .getByLabel('What the token can do')
    .selectOption({ label: 'only publish; a person rolls out the release' });
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const secret = await dialog.getByLabel('Deploy token').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const ask = () => fetch(`${ORIGIN}/api/releases`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await ask()).status).toBe(200);
  const row = page.getByRole('table', { name: 'Deploy tokens' }).getByRole('row', { name: /^Harbour team/ });
  await expect(row).toContainText('Only publishes');
  await page.getByRole('button', { name: 'Revoke Harbour team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Harbour team was revoked.')).toBeVisible();
  await expect.poll(async () => (await ask()).status).toBe(401);
  await page.close();
});

test('no process of the site was rebuilt or restarted for these releases', () => {
  expect(site.pids()).toEqual(pids);
});

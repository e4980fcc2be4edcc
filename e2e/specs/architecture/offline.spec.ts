import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_SET_ID, RELEASE_SET_PATH, type ReleaseSet, type SignedText } from '@boardwalk/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { SITE_PORT } from '../../fixtures/addresses.ts';
import { expectNoViolationsNow } from '../../fixtures/axe.ts';
import { cachedPaths, cachedText, untilCached } from '../../fixtures/offline-cache.ts';
import { type OwnSite, startOwnSite } from '../../fixtures/own-site.ts';
import { asRegistry } from '../../fixtures/signed-sets.ts';
import { createTeamCheckout } from '../../fixtures/team-checkout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Account } from '../../pages/account.ts';
import { Frame } from '../../pages/frame.ts';

// The gateway is really stopped and restarted, so the journeys run one after the other, on a separate site.
test.describe.configure({ mode: 'default' });

const PORT = SITE_PORT + 40;
const ORIGIN = `http://localhost:${PORT}`;
const ABOUT = 'About Meridian RP.';

let site: OwnSite;

test.use({ baseURL: ORIGIN, serviceWorkers: 'allow' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startOwnSite(PORT);
});
test.afterAll(async () => site?.stop());

test.beforeEach(({ expectErrors }) => {
  test.setTimeout(60_000);
  // The browser logs every failed request.
  expectErrors(
    /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED|EMPTY_RESPONSE|CONNECTION_RESET|INCOMPLETE_CHUNKED_ENCODING)/,
  );
});

const lamp = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline.' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** @returns the start of the visit, in milliseconds. */
async function visitOnce(page: Page, path = '/'): Promise<number> {
  // A gateway that has just started leaves its first pages to the browser, and only pages rendered by the server are cached.
  const before = Date.now();
  let asked = 0;
  const isRendered = async () => {
    asked += 1;
    return (await (await fetch(site.origin + path)).text()).includes('<div id="root" data-rendered');
  };
  await expect.poll(isRendered, { timeout: 20_000 }).toBe(true);
  // A response arrives before its line in the log, which would be counted as the visit's.
  await expect.poll(() => askedFor(before).get(path)).toBeGreaterThanOrEqual(asked);
  const begin = Date.now();
  await page.goto(path);
  await expect(new Frame(page).heading).toBeVisible();
  await untilCached(page);
  await expect.poll(async () => (await cachedPaths(page)).pages ?? [], { timeout: 15_000 }).toContain(path);
  return begin;
}

/** Counts the gateway's requests for each address since a time. */
function askedFor(begin: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(join(site.dataDir, 'logs/gateway.log'), 'utf8').split('\n')) {
    const [, time, path] = /"time":(\d+).*"path":"([^"]+)".*"msg":"request"/.exec(line) ?? [];
    if (path && Number(time) >= begin) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

test('the first visit downloads no file twice for the offline cache', async ({ page }) => {
  const begin = await visitOnce(page);
  const cached = await cachedPaths(page);
  // Lines of the log are written shortly after their request.
  const expected = [...(cached.files ?? []), '/'];
  await expect.poll(() => expected.filter((path) => !askedFor(begin).has(path))).toEqual([]);
  const asked = askedFor(begin);
  expect(expected.filter((path) => asked.get(path) !== 1)).toEqual([]);
  // The library of the identity provider is as large as React; visitors don't need it.
  expect([...asked.keys()].filter((path) => path.includes('identity-client'))).toEqual([]);
});

test('after one visit the site works while its server is down', async ({ page }) => {
  await visitOnce(page);
  await site.end('gateway');
  try {
    await page.reload();
    const frame = new Frame(page);
    await expect(heading(page, 'A harbour city that remembers what you did last night.')).toBeVisible();
    await expect(lamp(page)).toBeVisible();

    await page.getByRole('button', { name: /^Switch to light/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await frame.follow('/about');
    await expect(heading(page, ABOUT)).toBeVisible();

    for (const [path, title] of [
      ['/terms', 'Terms'],
      ['/privacy', 'Privacy'],
      ['/about', ABOUT],
    ] as const) {
      await page.goto(path);
      await expect(frame.heading).toContainText(title);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const menu = await frame.openSideMenu();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(frame.heading).toContainText('harbour city');

    // No one can sign in offline, and the page reports that on an attempt.
    await page.goto('/auth');
    await expect(heading(page, 'Welcome back')).toBeVisible();
  } finally {
    await site.restart('gateway');
  }
  await page.goto('/about');
  await expect(heading(page, ABOUT)).toBeVisible();
  await expect(lamp(page)).toHaveCount(0);
});

test('a page from the worker’s cache notices that the site is available again', async ({ page }) => {
  await visitOnce(page, '/about');
  await site.end('gateway');
  await page.reload();
  await expect(lamp(page)).toBeVisible();
  await site.restart('gateway');
  await expect(lamp(page)).toHaveCount(0, { timeout: 30_000 });
});

test('a cached page doesn’t wait for a slow server', async ({ page }) => {
  await visitOnce(page, '/about');
  const pid = site.pids().gateway;
  if (pid === undefined) throw new Error('The gateway does not run.');
  process.kill(pid, 'SIGSTOP');
  try {
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page, ABOUT)).toBeVisible({ timeout: 12_000 });
  } finally {
    process.kill(pid, 'SIGCONT');
  }
});

test('a page of which only the code is cached shows that the browser is offline, and recovers by itself', async ({
  page,
  context,
}) => {
  await visitOnce(page);
  await context.setOffline(true);
  await page.goto('/streaming');
  await expect(heading(page, 'Live in the city')).toBeVisible();
  await expect(new Frame(page).navbar).toBeVisible();
  await expect(lamp(page)).toBeVisible();
  const waits = page.getByRole('status', { name: 'Loading live streams' });
  await expect(waits).toBeVisible();
  await expectNoViolationsNow(page);
  await context.setOffline(false);
  await expect(lamp(page)).toHaveCount(0);
  await expect(waits).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The next seven days' })).toBeVisible();
});

test('the offline indicator appears while a page is open, and disappears again', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  // Pending requests would fail with errors.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(lamp(page)).toBeVisible();
  await context.setOffline(false);
  await expect(lamp(page)).toHaveCount(0);
});

test('a cached page keeps its content policy', async ({ page }) => {
  const policy = (await page.goto('/terms'))?.headers()['content-security-policy'];
  await untilCached(page);
  const cached = await page.evaluate(async () => {
    const found = await caches.match('/terms');
    return found?.headers.get('content-security-policy');
  });
  expect(cached).toBe(policy);
});

/** Changes the responses to the worker, and to no page. */
async function spoilForWorker(context: BrowserContext, pattern: RegExp, how: 'gone' | 'changed') {
  const spoilt: string[] = [];
  await context.route(pattern, async (route) => {
    if (!route.request().serviceWorker()) return route.fallback();
    spoilt.push(route.request().url());
    if (how === 'gone') return route.abort();
    const response = await route.fetch();
    return route.fulfill({ response, body: `window.tampered = true;\n${await response.text()}` });
  });
  return spoilt;
}

for (const how of ['gone', 'changed'] as const) {
  test(`a remote whose files are ${how} blocks nothing, isn’t cached, and is retried`, async ({
    page,
    context,
  }) => {
    const spoilt = await spoilForWorker(context, /\/remotes\/home\/.*\/assets\//, how);
    await page.goto('/');
    await untilCached(page, false);
    await expect.poll(() => spoilt.length).toBeGreaterThan(0);
    await expect
      .poll(async () => (await cachedPaths(page)).files?.filter((file) => file.startsWith('/assets/')).length)
      .toBeGreaterThan(5);
    const before = (await cachedPaths(page)).files ?? [];
    expect(before.filter((file) => /^\/remotes\/home\/.*\/assets\//.test(file))).toEqual([]);
    await context.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await untilCached(page);
    const after = (await cachedPaths(page)).files ?? [];
    expect(after.filter((file) => /^\/remotes\/home\/.*\/assets\//.test(file)).length).toBeGreaterThan(3);
  });
}

test('a modified file in the cache does not run, and is removed with the next page', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/integrity|digest/i, /ChunkLoadError|Loading chunk/, /Federation Runtime/, /remotes\//);
  await visitOnce(page, '/about');
  await page.evaluate(async () => {
    const store = await caches.open('boardwalk-files-1');
    for (const key of await store.keys()) {
      if (!/\/remotes\/home\/.*\.js$/.test(key.url)) continue;
      const text = await (await store.match(key))?.text();
      const headers = { 'content-type': 'text/javascript' };
      await store.put(key, new Response(`window.tampered = true;\n${text}`, { headers }));
    }
  });
  await page.reload();
  await expect(heading(page, 'Something went wrong')).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await page.reload();
  await expect(heading(page, ABOUT)).toBeVisible();
});

test('a forged release set in a cached page is rejected', async ({ page, context, expectErrors }) => {
  expectErrors(/release set was refused/);
  await visitOnce(page, '/about');
  await page.evaluate(async () => {
    const store = await caches.open('boardwalk-pages-1');
    for (const key of await store.keys()) {
      const found = await store.match(key);
      const text = await found?.text();
      if (!found || !text) continue;
      const forged = text.replaceAll(/\/remotes\/home\/[^/"]+\/remote-entry\.js/g, '/forged.js');
      await store.put(key, new Response(forged, { headers: found.headers }));
    }
  });
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, ABOUT)).toBeVisible();
  await context.setOffline(false);
});

test('an older signed release set is not shown from the cached pages', async ({ page, context, request }) => {
  await visitOnce(page, '/about');
  const now = (await (await request.get(RELEASE_SET_PATH)).json()) as SignedText;
  const set = JSON.parse(now.payload) as ReleaseSet;
  const older = await asRegistry({ ...set, id: 'older', seq: set.seq - 1000, remotes: [] });
  await page.evaluate(
    async ({ before, after }) => {
      const store = await caches.open('boardwalk-pages-1');
      const found = await store.match('/about');
      const text = (await found?.text()) ?? '';
      const replayed = text
        .replace(before.payload, () => after.payload)
        .replace(before.signature, after.signature);
      await store.put('/about', new Response(replayed, { headers: found?.headers }));
    },
    { before: now, after: older },
  );
  await context.setOffline(true);
  // The page would log an error about a rejected set, which would fail this test.
  await page.reload();
  await expect(heading(page, ABOUT)).toBeVisible();
  const shown = await page.locator(`#${PAGE_SET_ID}`).textContent();
  expect(JSON.parse(shown ?? '')).toMatchObject({ id: set.id, seq: set.seq });
});

test.describe('signed in', () => {
  test('a remote that was never opened here shows that the browser is offline, and opens by itself later', async ({
    page,
    context,
    signIn,
    expectErrors,
  }) => {
    expectErrors(/Federation Runtime/, /remotes\//);
    await signIn('owner');
    await untilCached(page);
    await context.setOffline(true);
    await new Frame(page).visit('/users');
    await expect(heading(page, 'You are offline')).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page, 'Users')).toBeVisible();
  });

  test('requests fail offline with the site’s messages, and no data of a member is cached', async ({
    page,
    context,
    signIn,
  }) => {
    const account = await signIn('member');
    await untilCached(page);
    const frame = new Frame(page);
    await page.goto('/profile');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeVisible();
    await untilCached(page);
    expect((await cachedPaths(page)).pages).toEqual(['/offline']);
    const cached = await cachedText(page);
    expect(cached).not.toContain(account.email);
    expect(cached).not.toContain(await account.token());

    await context.setOffline(true);
    await expect(lamp(page)).toBeVisible();
    await page.getByLabel('About you').fill('Written on the ferry, under the bridge.');
    await save.click();
    await expect(frame.notices.first()).toContainText(
      /Network error\. Please check your internet connection\.|Failed to update profile/,
    );
    await expect(page.getByLabel('About you')).toHaveValue('Written on the ferry, under the bridge.');
    await page.goto('/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await context.setOffline(false);

    await page.goto('/');
    await account.signOut();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    // The provider may still lead back to this page, which would end the evaluation.
    await expect(async () => {
      await untilCached(page);
      expect(await cachedText(page)).not.toContain(account.email);
    }).toPass();
  });
});

test('a new release replaces the old one once no open page needs it', async ({
  page,
  context,
  browser,
  consoleWatch,
}) => {
  test.setTimeout(240_000);
  const filesOf = async (version: string) =>
    ((await cachedPaths(page)).files ?? []).filter((file) => file.startsWith(`/remotes/home/${version}`));
  await visitOnce(page);
  expect((await filesOf('1.')).length).toBeGreaterThan(3);
  await promote(browser, { '2.0.0': 'The second edition.', '3.0.0': 'The third edition.' });
  const second = await context.newPage();
  consoleWatch.watch(second);
  await second.goto('/about');
  await expect(heading(second, 'The third edition.')).toBeVisible();
  await expect.poll(async () => (await filesOf('3.')).length, { timeout: 20_000 }).toBeGreaterThan(3);
  // The first page still has its original version, two versions ago.
  expect((await filesOf('1.')).length).toBeGreaterThan(3);
  await page.reload();
  await second.close();
  await expect.poll(() => filesOf('1.'), { timeout: 20_000 }).toEqual([]);
  await context.setOffline(true);
  await page.goto('/about');
  await expect(heading(page, 'The third edition.')).toBeVisible();
});

test('the worker can be removed from every browser', async ({ page }) => {
  await visitOnce(page);
  process.env.SERVICE_WORKER = 'off';
  try {
    await site.restart('gateway');
    await page.reload();
    const left = () =>
      page.evaluate(async () => ({
        caches: (await caches.keys()).filter((name) => name.startsWith('boardwalk-')),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left, { timeout: 15_000 }).toEqual({ caches: [], workers: 0 });
    await page.goto('/about');
    await expect(new Frame(page).heading).toBeVisible();
  } finally {
    delete process.env.SERVICE_WORKER;
    await site.restart('gateway');
  }
});

/** Promotes these versions of home one after the other, each with another heading on its page about the city. */
async function promote(browser: Browser, versions: Record<string, string>): Promise<void> {
  const owner = await browser.newContext({ baseURL: ORIGIN, serviceWorkers: 'block' });
  const page = await owner.newPage();
  const account = new Account(page, 'owner');
  await account.signIn();
  const headers = { Authorization: `Bearer ${await account.token()}` };
  const made = await owner.request.post('/api/deploy-tokens', {
    headers,
    data: { name: 'home team', remotes: ['home'] },
  });
  const team = createTeamCheckout('home', ORIGIN, ((await made.json()) as { secret: string }).secret);
  try {
    let shown = 'About {name}.';
    for (const [version, title] of Object.entries(versions)) {
      team.edit(version, 'src/features/about/locales/en.po', (source) =>
        source.replace(`msgstr "${shown}"`, `msgstr "${title}"`),
      );
      shown = title;
      const published = await team.release('publish', 'home');
      expect(published.code, published.said).toBe(0);
      await owner.request.post(`/api/releases/home/${published.json.version}/approve`, { headers });
      const promoted = await team.release('promote', 'home');
      expect(promoted.code, promoted.said).toBe(0);
    }
  } finally {
    team.remove();
    await owner.close();
  }
}

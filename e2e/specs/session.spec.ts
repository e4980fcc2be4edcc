import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
/** An address of the site's origin without a page: no script uses the storage there, and the previous page has ended. */
const BESIDE_THE_SITE = '/robots.txt';
const isToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Makes the tokens in the browser as old as ten minutes after their issue. */
const expireTokens = (page: Page) =>
  page.evaluate(() => {
    const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
    const past = Math.floor(Date.now() / 1000) - 60;
    localStorage.setItem('token', `${encode({ alg: 'RS256' })}.${encode({ exp: past })}.c2ln`);
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith('@@auth0spajs@@') || key.includes('@@user@@')) continue;
      const entry = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...entry, expiresAt: past }));
    }
  });

test('an expired token is replaced silently, and not used for any call', DAILY, async ({ page, signIn }) => {
  await signIn('moderator');
  await page.goto(BESIDE_THE_SITE);
  await expireTokens(page);
  const expired = await token(page);
  const sent: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/me')) sent.push(request.headers().authorization);
  });
  const renewal = page.waitForRequest('**/oauth/token');
  await page.goto('/profile');
  expect((await renewal).postData()).toContain('refresh_token');
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Rafael Ostrander');
  expect(await token(page)).not.toBe(expired);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent).not.toContain(`Bearer ${expired}`);
  await expect(new Frame(page).notices).toHaveCount(0);
});

test('a token that the API refuses is removed and replaced once, also right after the page was loaded', async ({
  page,
  signIn,
  expectErrors,
}) => {
  expectErrors(/status of 401 /);
  const refused = await (await signIn('moderator')).token();
  expect(refused).toMatch(isToken);
  await page.goto(BESIDE_THE_SITE);
  await page.route('**/api/users/me', (route) =>
    route.request().headers().authorization === `Bearer ${refused}`
      ? route.fulfill({ status: 401, json: { message: 'Authentication required. Please log in.' } })
      : route.continue(),
  );
  let renewals = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/oauth/token') && request.method() === 'POST') renewals += 1;
  });
  await page.goto('/profile');
  await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Rafael Ostrander');
  const replaced = await token(page);
  expect(replaced).toMatch(isToken);
  expect(replaced).not.toBe(refused);
  expect(renewals).toBe(1);
  await expect(new Frame(page).notices).toHaveCount(0);
});

test('an API that refuses every token is not called endlessly', async ({ page, signIn, expectErrors }) => {
  expectErrors(/status of 401 /);
  await signIn('moderator');
  await page.goto(BESIDE_THE_SITE);
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: {} }));
  const calls = { me: 0, renewals: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/api/users/me')) calls.me += 1;
    if (request.url().endsWith('/oauth/token') && request.method() === 'POST') calls.renewals += 1;
  });
  await page.goto('/profile');
  await expect.poll(() => calls.renewals).toBe(1);
  // The page has given up, and shows an error instead of retrying.
  await expect(page.getByText('Your profile could not be loaded')).toBeVisible();
  expect(calls.renewals).toBe(1);
  expect(calls.me).toBeLessThanOrEqual(6);
  await expect(new Frame(page).notices).toHaveCount(0);
});

test('a tab that waits for its session keeps the typed text of another tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('moderator');
  await page.goto('/profile');
  const name = page.getByRole('main').getByLabel('Name', { exact: true });
  await name.fill('Rafael the Younger');
  const second = await context.newPage();
  await second.goto('/about');
  await expect(new Frame(second).accountButton).toBeVisible();
  // In an object, which is returned immediately: the other tab writes once this one listens.
  const heard = await page.evaluateHandle(() => ({
    event: new Promise((done) =>
      addEventListener('storage', ({ key }) => key === 'auth-storage' && done(key)),
    ),
  }));
  await second.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    stored.state.isLoading = true;
    localStorage.setItem('auth-storage', JSON.stringify(stored));
  });
  await heard.evaluate(({ event }) => event);
  await expect(name).toHaveValue('Rafael the Younger');
});

test('without the provider’s cookie no member is signed in, whatever the storage contains', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('moderator');
  await context.clearCookies();
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await token(page)).toBeNull();
  await page.goto('/profile');
  await page.waitForURL((url) => url.pathname === '/auth');
});

test(
  'a session survives reloads and works in other tabs',
  DAILY,
  async ({ page, context, signIn, consoleWatch }) => {
    await signIn('moderator');
    await page.reload();
    await expect(new Frame(page).accountButton).toBeVisible();
    const second = await context.newPage();
    consoleWatch.watch(second);
    await second.goto('/profile');
    await expect(new Frame(second).accountButton).toBeVisible();
    await expect(second.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue(
      'Rafael Ostrander',
    );
  },
);

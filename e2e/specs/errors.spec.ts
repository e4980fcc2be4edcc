import type { Page } from '@playwright/test';
import { DAILY } from '../fixtures/daily.ts';
import type { StallPage } from '../fixtures/stall.ts';
import { expect, test } from '../fixtures/test.ts';
import { Frame } from '../pages/frame.ts';

type ServeStall = (remote: string, stallPage: StallPage) => Promise<void>;

/** Opens a page whose button makes one plain call, so that only the site's own error handling applies. */
async function openCaller(page: Page, serveStall: ServeStall): Promise<void> {
  await serveStall('home', ({ React, kit }) => () => {
    const stumble = kit.useMutation({ mutationFn: () => Promise.reject(new Error('No reason')) });
    const button = (label: string, onClick: () => void) =>
      React.createElement('button', { key: label, onClick }, label);
    return React.createElement('section', null, [
      React.createElement('h1', { key: 'title' }, 'Stall'),
      button('Call', () => kit.request('GET', '/api/journey').catch(() => {})),
      button('Call quietly', () =>
        kit.request('GET', '/api/journey', undefined, { suppressErrors: true }).catch(() => {}),
      ),
      button('Stumble', () => stumble.mutate()),
    ]);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Stall' })).toBeVisible();
}

const ROWS = [
  { status: 403, says: 'You do not have permission to perform this action.' },
  { status: 404, says: 'The requested resource was not found.' },
  { status: 400, says: 'Invalid data. Please check your input.' },
  { status: 422, says: 'Invalid data. Please check your input.' },
  { status: 500, says: 'Server error. Please try again later.' },
  { status: 503, says: 'Server error. Please try again later.' },
  { status: 418, says: 'An error occurred' },
  { status: 409, message: 'The pier is full.', says: 'The pier is full.' },
  { status: 403, message: 'Only the harbour master may.', says: 'Only the harbour master may.' },
  { status: 500, message: 'The ferry has sunk.', says: 'The ferry has sunk.' },
];

/** Longer than a notice is shown, in milliseconds. */
const NOTICE_GONE = 5000;

test(
  'a failed call shows the message of its status, or its own',
  DAILY,
  async ({ page, expectErrors, serveStall }) => {
    expectErrors(/status of [45]\d\d /);
    let answer: { status: number; json: object } = { status: 500, json: {} };
    await page.route('**/api/journey', (route) => route.fulfill(answer));
    await page.clock.install();
    await openCaller(page, serveStall);
    const { notices } = new Frame(page);
    for (const { status, message, says } of ROWS) {
      answer = { status, json: message ? { message } : {} };
      await page.getByRole('button', { name: 'Call', exact: true }).click();
      await expect(notices, `${status} ${message ?? 'without a message'}`).toHaveText([says]);
      await page.mouse.move(0, 0);
      await page.clock.fastForward(NOTICE_GONE);
      await expect(notices).toHaveCount(0);
    }
  },
);

test('a call without network shows a message', async ({ page, expectErrors, serveStall }) => {
  expectErrors(/ERR_INTERNET_DISCONNECTED/);
  await page.route('**/api/journey', (route) => route.abort('internetdisconnected'));
  await openCaller(page, serveStall);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(new Frame(page).notices).toHaveText(['Network error. Please check your internet connection.']);
});

test('a failure that the page shows itself causes no toast', async ({ page, expectErrors, serveStall }) => {
  expectErrors(/status of (500|403) /);
  const { notices } = new Frame(page);
  let status = 500;
  await page.route('**/api/journey', (route) => route.fulfill({ status, json: {} }));
  await openCaller(page, serveStall);
  const quiet = page.waitForResponse('**/api/journey');
  await page.getByRole('button', { name: 'Call quietly' }).click();
  await quiet;
  status = 403;
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(notices).toHaveText(['You do not have permission to perform this action.']);
});

test('a call without a session causes no toast, and its token is removed', async ({
  page,
  expectErrors,
  serveStall,
}) => {
  expectErrors(/status of (401|403) /);
  let status = 401;
  await page.route('**/api/journey', (route) => route.fulfill({ status, json: {} }));
  await openCaller(page, serveStall);
  await page.evaluate(() => localStorage.setItem('token', 'refused'));
  const refused = page.waitForRequest('**/api/journey');
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  expect((await refused).headers().authorization).toBe('Bearer refused');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // The next failure is the only notice: the previous one left none.
  status = 403;
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(new Frame(page).notices).toHaveText(['You do not have permission to perform this action.']);
});

test('an error without a call is shown as unexpected', async ({ page, serveStall }) => {
  await openCaller(page, serveStall);
  await page.getByRole('button', { name: 'Stumble' }).click();
  await expect(new Frame(page).notices).toHaveText(['An unexpected error occurred. Please try again.']);
});

test('an uncaught exception asks to refresh the page', DAILY, async ({ page, expectErrors }) => {
  expectErrors(/uncaught: A rope broke/);
  await page.goto('/about');
  await expect(new Frame(page).heading).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A rope broke');
    });
  });
  await expect(new Frame(page).notices).toHaveText([
    'An unexpected error occurred. Please refresh the page and try again.',
  ]);
});

test('an unhandled rejection shows that an operation failed', async ({ page, expectErrors }) => {
  expectErrors(/uncaught: A rope broke/);
  await page.goto('/about');
  await expect(new Frame(page).heading).toBeVisible();
  await page.evaluate(() => {
    setTimeout(() => void Promise.reject(new Error('A rope broke')));
  });
  await expect(new Frame(page).notices).toHaveText(['An operation failed. Please try again.']);
});

test('a login that can’t start shows an error, in a notice and on the page', async ({ page }) => {
  await page.addInitScript(() => {
    crypto.subtle.digest = () => Promise.reject(new Error('No digest today'));
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(new Frame(page).notices).toHaveText(['Login failed. Please try again.']);
  const alert = page.getByRole('main').locator('.chakra-alert__root').first();
  await expect(alert).toContainText('Authentication Error');
  await expect(alert).toContainText('No digest today');
  await expect(page.getByRole('button', { name: 'Continue with Email' })).toBeEnabled();
});

test('a login whose library can’t be loaded shows an error, and can be retried', async ({
  page,
  expectErrors,
}) => {
  expectErrors(/identity-client/, /ERR_FAILED/, /ChunkLoadError|Loading chunk/);
  await page.route('**/assets/async/identity-client*', (route) => route.abort());
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(new Frame(page).notices).toHaveText(['Login failed. Please try again.']);
  await expect(page.getByText('Authentication Error')).toBeVisible();
  await page.unroute('**/assets/async/identity-client*');
  await page.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('both buttons show "Connecting..." while the redirect to the provider is prepared', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/async/identity-client*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const connecting = page.getByRole('button', { name: 'Connecting...' });
  await expect(connecting).toHaveCount(2);
  for (const button of await connecting.all()) await expect(button).toBeDisabled();
  release();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test.describe('signed in', () => {
  test.use({ account: 'member' });

  test('a failed logout shows an error and leaves the member signed in', async ({ page }) => {
    await page.goto('/about');
    const frame = new Frame(page);
    const menu = await frame.openAccountMenu();
    await page.evaluate(() => {
      const remove = Storage.prototype.removeItem;
      Storage.prototype.removeItem = function (key) {
        if (key.startsWith('@@auth0spajs@@')) throw new Error('The drawer is stuck');
        remove.call(this, key);
      };
    });
    await menu.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(frame.notices).toHaveText(['Logout failed. Please try again.']);
    await expect(frame.accountButton).toBeVisible();
    await page.reload();
    await expect(frame.accountButton).toBeVisible();
  });

  test('a failing provider leaves the session, shows that user data failed, and is called again', async ({
    page,
    expectErrors,
  }) => {
    expectErrors(/status of 500 /);
    await page.route('**/oauth/token', (route) =>
      route.fulfill({ status: 500, json: { error: 'server_error' } }),
    );
    await page.addInitScript(() => {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith('@@auth0spajs@@') || key.includes('@@user@@')) continue;
        const entry = JSON.parse(localStorage.getItem(key) ?? '{}');
        localStorage.setItem(key, JSON.stringify({ ...entry, expiresAt: 1 }));
      }
    });
    await page.goto('/about');
    const frame = new Frame(page);
    await expect(frame.notices).toHaveText(['Failed to get user data']);
    await expect(frame.accountButton).toBeVisible();
    const renewed = page.waitForResponse((answer) => answer.url().endsWith('/oauth/token') && answer.ok());
    await page.unroute('**/oauth/token');
    await renewed;
    await expect(frame.accountButton).toBeVisible();
  });
});

test('a new visitor refuses expired releases, and a returning one keeps the cached ones', async ({
  page,
  context,
  consoleWatch,
}) => {
  // Files preloaded for a rejected set aren't used.
  consoleWatch.expectErrors(
    /release set was refused \(expired\)/,
    /preloaded using link preload but not used/,
  );
  const later = Date.now() + 3 * 24 * 3_600_000;
  const newcomer = await context.newPage();
  consoleWatch.watch(newcomer);
  await newcomer.clock.setFixedTime(later);
  // The server's clock has the same time: a device with a wrong clock uses the server's.
  await newcomer.route('**/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), date: new Date(later).toUTCString() },
    });
  });
  await newcomer.goto('/about');
  const main = newcomer.getByRole('main');
  await expect(main.getByText(/is out of date, or this device’s clock is wrong/)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  // The stream of live events never ends, nor does its route.
  await newcomer.unrouteAll({ behavior: 'ignoreErrors' });

  // A returning visitor keeps the cached releases, as without network.
  await page.goto('/about');
  await expect(new Frame(page).heading).toBeVisible();
  await page.clock.setFixedTime(later);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'About Meridian RP.' })).toBeVisible();
  await expect(page.getByText(/is out of date/)).toBeHidden();
});

test.describe('error screens', () => {
  test.use({ account: 'member' });
  const chunk = '**/assets/async/**';

  test('a page of the shell that can’t be loaded shows possible actions', async ({ page, expectErrors }) => {
    expectErrors(/ERR_FAILED/, /ChunkLoadError|Loading chunk/);
    await page.goto('/about');
    const frame = new Frame(page);
    await expect(frame.heading).toBeVisible();
    const menu = await frame.openAccountMenu();
    await page.route(chunk, (route) => route.abort());
    await menu.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(
      page.getByText('We encountered an error while loading this page. You can try the following:'),
    ).toBeVisible();
    await expect(frame.navbar).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveText([
      'Refresh this page',
      'Go to Home',
      'Go back',
    ]);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL((url) => url.pathname === '/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About Meridian RP.' })).toBeVisible();
    await page.unroute(chunk);
    await page.goForward();
    await page.getByRole('button', { name: 'Refresh this page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

  test('in a tab without history the page offers no way back, but one home', async ({
    page,
    context,
    consoleWatch,
    expectErrors,
  }) => {
    expectErrors(/ERR_FAILED/, /ChunkLoadError|Loading chunk/);
    await page.goto('/about');
    await context.route(/\/assets\/async\/(?!identity-client)/, (route) => route.abort());
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void open('/profile', '_blank'));
    const tab = await opened;
    consoleWatch.watch(tab);
    await expect(tab.getByRole('main').getByRole('button')).toHaveText(['Refresh this page', 'Go to Home']);
    await tab.getByRole('button', { name: 'Go to Home' }).click();
    await tab.waitForURL((url) => url.pathname === '/');
    await expect(new Frame(tab).heading).toBeVisible();
  });

  test('a component that throws shows its reason, and "Try again" renders it again', async ({
    page,
    expectErrors,
    serveStall,
  }) => {
    expectErrors(/The plank is loose/);
    await serveStall('home', ({ React }) => () => {
      if (document.documentElement.dataset.plank !== 'fixed') throw new Error('The plank is loose');
      return React.createElement('h1', null, 'Stall');
    });
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(main.getByText('An error occurred while rendering this component.')).toBeVisible();
    await expect(main.getByText('The plank is loose')).toBeVisible();
    await expect(new Frame(page).navbar).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset.plank = 'fixed';
    });
    await main.getByRole('button', { name: 'Try again' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Stall');
  });
});

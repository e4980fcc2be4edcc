import { BROWSER_FLAGS, findBrowser } from '@boardwalk/dev/browser';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { untilCached } from '../fixtures/offline-cache.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  serviceWorkers: 'allow',
  account: 'member',
  // The headless shell has no push messages.
  launchOptions: { executablePath: findBrowser(() => {}), args: ['--headless', ...BROWSER_FLAGS] },
});
test.slow();

/** Returns a function that sends the worker a message, as the browser does for its push service. */
async function pusherOf(page: Page): Promise<(data: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    const active = versions.find(({ status }) => status === 'activated');
    if (active) resolve(active.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await promise;
  const origin = new URL(page.url()).origin;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/**
 * Returns a function that counts the notifications that the worker has shown from now on. While one is being shown, its list can't be read: Chromium
 * deletes what the system doesn't display yet from its database (`PlatformNotificationContextImpl`), and never lists it.
 */
async function shownCounter(context: BrowserContext): Promise<() => Promise<number>> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  interface CountingWorker {
    registration: ServiceWorkerRegistration;
    shownCount: number;
  }
  await worker.evaluate(() => {
    const scope = globalThis as unknown as CountingWorker;
    const show = scope.registration.showNotification.bind(scope.registration);
    scope.shownCount = 0;
    scope.registration.showNotification = async (...notification) => {
      await show(...notification);
      scope.shownCount += 1;
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as CountingWorker).shownCount);
}

/** Returns the notifications that the system shows for this site. Not while one is being shown, see {@link shownCounter}. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, href: data?.href }));
  });

test('a push is shown, replaces the previous one, and links only to the site', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/about');
  await untilCached(page, false);
  const push = await pusherOf(page);
  const shownCount = await shownCounter(context);
  const message = {
    title: 'Kiri commented',
    body: 'Under “Ferry timetable”.',
    href: '/news/ferry',
    tag: 'c1',
  };
  await push(JSON.stringify(message));
  await expect.poll(shownCount).toBe(1);
  expect(await shown(page)).toEqual([message]);
  await push(JSON.stringify({ ...message, title: '2 new comments' }));
  await expect.poll(shownCount).toBe(2);
  expect(await shown(page)).toEqual([{ ...message, title: '2 new comments' }]);
  await push(JSON.stringify({ ...message, tag: 'c2', href: 'https://elsewhere.test/' }));
  await expect.poll(shownCount).toBe(3);
  expect(await shown(page)).toContainEqual({
    title: 'localhost',
    body: '',
    tag: 'nameless',
    href: '/notifications',
  });
});

/** Mocks the browser's push service: it assigns an address, and deletes it. */
async function withPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEY = 'test-subscription';
    const made = (endpoint: string) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(localStorage.getItem(`${KEY}-for`) ?? ''), (sign) =>
          sign.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const endpoint = localStorage.getItem(KEY);
        return endpoint === null ? null : made(endpoint);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(`${KEY}-for`, applicationServerKey);
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        localStorage.setItem(KEY, endpoint);
        return made(endpoint);
      },
    });
  });
}

/** Mocks a site with push messages. @param pushKey its key, base64url. @returns its requests, as `METHOD endpoint or id`. */
async function withPushSite(page: Page, pushKey = () => 'a2V5'): Promise<string[]> {
  const told: string[] = [];
  await page.route('**/api/notifications/channels', (route) =>
    route.fulfill({ json: { email: false, push: true, pushKey: pushKey() } }),
  );
  await page.route('**/api/notifications/push-subscriptions**', (route) => {
    const request = route.request();
    told.push(`${request.method()} ${request.postDataJSON()?.endpoint ?? request.url().split('/').at(-1)}`);
    return request.method() === 'POST'
      ? route.fulfill({ json: { id: 'b5e0f1d2-0000-4000-8000-000000000001' } })
      : route.fulfill({ status: 204 });
  });
  return told;
}

const subscription = (page: Page) => page.evaluate(() => localStorage.getItem('test-subscription'));

test('a member enables pushes in this browser, and disables them', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await withPushService(page);
  const told = await withPushSite(page);
  await page.goto('/settings');
  const state = page.getByRole('status').filter({ hasText: 'push messages' });
  await expect(state).toHaveText('Push messages are off in this browser.');
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(state).toHaveText('Push messages are on in this browser.', { timeout: 20_000 });
  const endpoint = await subscription(page);
  expect(told).toEqual([`POST ${endpoint}`]);

  // The browser has changed its address meanwhile; the next page sends it to the server.
  await page.evaluate(() =>
    localStorage.setItem('test-subscription', 'https://fcm.googleapis.com/fcm/send/new'),
  );
  await page.goto('/profile');
  await expect.poll(() => told.at(-1)).toBe('POST https://fcm.googleapis.com/fcm/send/new');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Turn off in this browser' }).click();
  await expect(state).toHaveText('Push messages are off in this browser.');
  expect(told.at(-1)).toBe('DELETE b5e0f1d2-0000-4000-8000-000000000001');
  expect(await subscription(page)).toBeNull();
});

test('a browser subscribes again for a new key, and for a server that has lost its subscription', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await withPushService(page);
  let key = 'a2V5';
  const told = await withPushSite(page, () => key);
  await page.goto('/settings');
  const state = page.getByRole('status').filter({ hasText: 'push messages' });
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(state).toHaveText('Push messages are on in this browser.', { timeout: 20_000 });
  const first = await subscription(page);

  // A new tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/settings');
  await expect.poll(() => told).toEqual([`POST ${first}`, `POST ${first}`]);

  key = 'bmV3';
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/settings');
  await expect.poll(() => told.length).toBe(3);
  const second = await subscription(page);
  expect(second).not.toBe(first);
  expect(told.at(-1)).toBe(`POST ${second}`);
  await expect(state).toHaveText('Push messages are on in this browser.');
});

test('a browser that denies notifications shows that, and isn’t asked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }));
  await withPushSite(page);
  await page.goto('/settings');
  await expect(page.getByText(/^This browser blocks notifications from this site/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toHaveCount(0);
});

test('an iPhone shows that the site must be added to the home screen first', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { standalone: false });
    Reflect.deleteProperty(window, 'PushManager');
  });
  await withPushSite(page);
  await page.goto('/settings');
  await expect(page.getByText(/choose Share, then Add to Home Screen/)).toBeVisible();
});

test('a site without pushes shows that', async ({ page }) => {
  await page.route('**/api/notifications/channels', (route) =>
    route.fulfill({ json: { email: false, push: false, pushKey: null } }),
  );
  await page.goto('/settings');
  await expect(page.getByText('This site hasn’t set up push messages yet, so none are sent.')).toBeVisible();
  await expect(page.getByText('Push: Not set up on this site.')).toBeVisible();
});

test.describe('a member who signs out', () => {
  test.use({ account: undefined });

  test('ends their pushes in this browser', async ({ page, context, signUp }) => {
    await context.grantPermissions(['notifications']);
    await withPushService(page);
    const told = await withPushSite(page);
    const account = await signUp();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Turn on in this browser' }).click();
    await expect(page.getByRole('button', { name: 'Turn off in this browser' })).toBeVisible({
      timeout: 20_000,
    });
    await account.signOutAndReturn();
    expect(told.at(-1)).toMatch(/^DELETE /);
    await expect.poll(() => subscription(page).catch(() => 'on its way')).toBeNull();
  });
});

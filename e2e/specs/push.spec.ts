import type { CDPSession, Page } from '@playwright/test';
import { untilKept } from '../fixtures/kept.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow', account: 'member' });
test.slow();

/** Hands the worker a message, as the browser does when its push service has brought one. */
async function pusherOf(page: Page): Promise<(data: string) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations;
    if (first) resolve(first.registrationId);
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await promise;
  const origin = new URL(page.url()).origin;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** What the system shows of this site. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const notifications = await registration.getNotifications();
    return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, href: data?.href }));
  });

test('a push is shown, takes the place of the one before, and leads nowhere else', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/about');
  await untilKept(page, false);
  const push = await pusherOf(page);
  const message = {
    title: 'Kiri commented',
    body: 'Under “Ferry timetable”.',
    href: '/news/ferry',
    tag: 'c1',
  };
  await push(JSON.stringify(message));
  await expect.poll(() => shown(page)).toEqual([message]);
  await push(JSON.stringify({ ...message, title: '2 new comments' }));
  await expect.poll(() => shown(page)).toEqual([{ ...message, title: '2 new comments' }]);
  await push(JSON.stringify({ ...message, tag: 'c2', href: 'https://elsewhere.test/' }));
  await expect
    .poll(() => shown(page))
    .toContainEqual({ title: 'localhost', body: '', tag: 'nameless', href: '/notifications' });
});

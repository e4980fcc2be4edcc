import { beforeEach, expect, it, vi } from 'vitest';
import { openPushed, renewSubscription, showPush } from './push.ts';

const ORIGIN = 'https://meridian.test';
const clients = { matchAll: vi.fn(), openWindow: vi.fn() };
const registration = { showNotification: vi.fn(), pushManager: { subscribe: vi.fn() } };
const location = new URL(ORIGIN);

/** A tab of this site. */
const tabAt = (path: string) => ({ url: ORIGIN + path, focus: vi.fn(), postMessage: vi.fn() });
/** A click on a notification with this link. */
const clicked = (href: unknown) => {
  const notification = { close: vi.fn(), data: { href } };
  return { notification, event: { notification } as unknown as NotificationEvent };
};
const pushed = (text: string | undefined) =>
  ({ data: text === undefined ? null : { text: () => text } }) as unknown as PushEvent;

const fetched = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  clients.matchAll.mockResolvedValue([]);
  fetched.mockImplementation(async () => new Response('icon', { headers: { 'content-type': 'image/png' } }));
  vi.stubGlobal('fetch', fetched);
  for (const [name, value] of Object.entries({ clients, registration, location })) vi.stubGlobal(name, value);
});

it('shows the message, and stores its link', async () => {
  await showPush(
    pushed(JSON.stringify({ title: 'Kiri', body: 'commented', href: '/news/ferry', tag: 'c1' })),
  );
  expect(registration.showNotification).toHaveBeenCalledWith(
    'Kiri',
    expect.objectContaining({ body: 'commented', tag: 'c1', data: { href: '/news/ferry' } }),
  );
});

it.each([undefined, 'not what this site sends'])(
  'shows a generic notification for an unreadable message: %s',
  async (text) => {
    await showPush(pushed(text));
    expect(registration.showNotification).toHaveBeenCalledWith(
      'meridian.test',
      expect.objectContaining({ data: { href: '/notifications' } }),
    );
  },
);

it('shows the site’s icon as inline data', async () => {
  await showPush(pushed(undefined));
  const icon = `data:image/png;base64,${btoa('icon')}`;
  expect(registration.showNotification.mock.lastCall?.[1]).toMatchObject({ icon, badge: icon });
});

it.each([
  ['is missing', async () => new Response('', { status: 404 })],
  ['can’t be had', () => Promise.reject(new TypeError('no network'))],
  [
    'doesn’t come in time',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  ],
])('shows the message without an icon if it %s', async (_, answer) => {
  fetched.mockImplementation(answer);
  await showPush(pushed(undefined));
  expect(registration.showNotification).toHaveBeenCalledOnce();
  expect(registration.showNotification.mock.lastCall?.[1]).not.toHaveProperty('icon');
});

it('focuses the tab that already shows the page', async () => {
  const [other, there] = [tabAt('/about'), tabAt('/news/ferry?from=mail')];
  clients.matchAll.mockResolvedValue([other, there]);
  const { event, notification } = clicked('/news/ferry#comments');
  await openPushed(event);
  expect(notification.close).toHaveBeenCalledOnce();
  expect(there.focus).toHaveBeenCalledOnce();
  expect(other.focus).not.toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it('opens a new tab, and leaves open ones unchanged', async () => {
  clients.matchAll.mockResolvedValue([tabAt('/news/create')]);
  await openPushed(clicked('/news/ferry').event);
  expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/news/ferry`);
});

it.each(['https://elsewhere.test/', '//elsewhere.test', undefined, 7])(
  'doesn’t navigate to %s',
  async (href) => {
    await openPushed(clicked(href).event);
    expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/notifications`);
  },
);

it('creates a new subscription with the same key, and notifies every page', async () => {
  const tab = tabAt('/');
  clients.matchAll.mockResolvedValue([tab]);
  const key = new ArrayBuffer(65);
  const oldSubscription = { options: { applicationServerKey: key } };
  await renewSubscription({ oldSubscription, newSubscription: null } as unknown as ExtendableEvent);
  expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  expect(tab.postMessage).toHaveBeenCalledWith({ kind: 'push-changed' });
});

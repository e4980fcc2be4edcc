import type { WorkerMessage } from '../../messages.ts';
import { worker } from '../scope.ts';
import { isOwnPath, type PushedNotification, readPush } from './read-push.ts';

/** The site's mark, which the web manifest names too. */
const ICON = '/api/site/icon/192';
/**
 * Chromium fetches a notification's icon and badge before it shows it, without a timeout: one that takes 6 s delays it by 6 s. So the worker fetches
 * the icon with this timeout, in milliseconds, and passes its bytes.
 */
const ICON_DEADLINE_MS = 2000;
/** Link of a generic notification. */
const ALL = '/notifications';

/** Shows a message. Browsers require every push message to be shown, so an unreadable one is shown with a generic text. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const origin = worker.location.origin;
  const message = readPush(data?.text() ?? '', origin) ?? nameless();
  const { title, body, href, tag } = message;
  const icon = await readIcon();
  const pictures = icon ? { icon, badge: icon } : {};
  await worker.registration.showNotification(title, { body, tag, ...pictures, data: { href } });
}

/** @returns the icon as a data URL; undefined if it is missing or too slow. */
async function readIcon(): Promise<string | undefined> {
  try {
    const answer = await fetch(ICON, { signal: AbortSignal.timeout(ICON_DEADLINE_MS) });
    return answer.ok ? await dataUrlOf(await answer.blob()) : undefined;
  } catch {
    return undefined;
  }
}

async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${blob.type};base64,${btoa(text)}`;
}

const nameless = (): PushedNotification => ({
  title: worker.location.hostname,
  body: '',
  href: ALL,
  tag: 'nameless',
});

/** Focuses the tab that already shows the page, else opens one. An open page is never replaced. */
export async function openPushed({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const { origin } = worker.location;
  const wanted = (notification.data as { href?: unknown } | null)?.href;
  const href = typeof wanted === 'string' && isOwnPath(wanted, origin) ? wanted : ALL;
  const address = new URL(href, origin);
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find(({ url }) => new URL(url).pathname === address.pathname);
  if (there) await there.focus();
  else await worker.clients.openWindow(address.href);
}

/** The parts of the event that browsers agree on. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Handles a changed push endpoint. The server has to be notified with the member's token, so this is left to an open page, or the next one that
 * opens.
 */
export async function renewSubscription(event: SubscriptionChange): Promise<void> {
  const { oldSubscription, newSubscription } = event;
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key)
    await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ kind: 'push-changed' } satisfies WorkerMessage);
}

import type { WorkerMessage } from '../../messages.ts';
import { worker } from '../scope.ts';
import { isOwnPath, type PushedNotification, readPush } from './read-push.ts';

/** The site's mark, which the manifest names too. */
const ICON = '/api/site/icon/192';
/**
 * Chromium fetches a message's icon and badge before it shows it, however long that takes: an icon of 6 s was waited for. So the worker
 * fetches it, for as long as this, and hands over its bytes.
 */
const ICON_DEADLINE_MS = 2000;
/** Where every notification can be found, for a message that says nothing else. */
const ALL = '/notifications';

/** Shows a message. Browsers want every message to be seen, so one that can't be read is shown too, without words of its own. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const origin = worker.location.origin;
  const message = readPush(data?.text() ?? '', origin) ?? nameless();
  const { title, body, href, tag } = message;
  const icon = await readIcon();
  const pictures = icon ? { icon, badge: icon } : {};
  await worker.registration.showNotification(title, { body, tag, ...pictures, data: { href } });
}

/** @returns the icon as a data URL; undefined when it is missing or didn't come in time. */
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

/** Brings the tab to the front that shows the place already, else opens one: nobody's open page is exchanged under their hands. */
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

/** As much of the event as browsers agree on. */
interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * The browser has given this device another address. It has to be told to the server by somebody who may speak for the member: an open
 * page, or the next one that opens.
 */
export async function renewSubscription(event: SubscriptionChange): Promise<void> {
  const { oldSubscription, newSubscription } = event;
  const key = oldSubscription?.options.applicationServerKey;
  if (!newSubscription && key)
    await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const tab of tabs) tab.postMessage({ kind: 'push-changed' } satisfies WorkerMessage);
}

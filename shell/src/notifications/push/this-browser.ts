import { call } from '@boardwalk/kit';
import { keptPush } from './kept-push.ts';

/** Whether push messages reach this browser, and if not, why. */
export type PushState =
  /** They do. */
  | 'on'
  /** They could. */
  | 'off'
  /** The browser was told to refuse them. */
  | 'denied'
  /** An iPhone or iPad has them only for sites on its home screen. */
  | 'not-installed'
  | 'unsupported'
  /** The part of the site that would take them doesn't run in this browser. */
  | 'no-worker';

/** How long the worker may take to be there, in milliseconds: it is fetched some seconds after the page. */
const PATIENCE = 15_000;

const quietly = { suppressErrors: true };

/**
 * @param keeps whether this site has a worker at all.
 * @param pushKey the site's public key, base64url; null without push.
 */
export async function readPushState(
  memberId: string,
  keeps: boolean,
  pushKey: string | null,
): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isAppleTab() ? 'not-installed' : 'unsupported';
  if (!keeps) return 'no-worker';
  if (Notification.permission === 'denied') return 'denied';
  const kept = keptPush.read();
  if (kept?.memberId !== memberId) return 'off';
  const subscription = await currentSubscription();
  return subscription?.endpoint === kept.endpoint && isFor(subscription, pushKey) ? 'on' : 'off';
}

/** Only these browsers say whether they run as an installed site this way. */
const isAppleTab = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

/**
 * Asks the member, and then the browser, for push messages. Call it for a click, or browsers don't ask.
 * @param pushKey the site's public key, base64url.
 * @returns how it stands afterwards.
 * @throws RequestError, and whatever the browser's push service has against it.
 */
export async function startPush(memberId: string, pushKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await workerInTime();
  if (!registration) return 'no-worker';
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const before = await pushManager.getSubscription();
  // It was made for another key, perhaps, which the browser refuses to exchange.
  const subscription = await pushManager.subscribe(options).catch(async (cause) => {
    if (!before) throw cause;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  });
  await tellServer(subscription, memberId);
  return 'on';
}

/** Ends the push messages of this browser. What can't be told to the server it learns from the push service. */
export async function stopPush(): Promise<void> {
  const kept = keptPush.read();
  keptPush.forget();
  const told = kept
    ? call('DELETE /api/notifications/push-subscriptions/:id', { params: { id: kept.id } }, quietly)
    : undefined;
  await Promise.allSettled([told, currentSubscription().then((subscription) => subscription?.unsubscribe())]);
}

/**
 * Brings what the server knows in step with the browser, which gives itself another address as it likes, with the site's key, and with who is here.
 * @throws RequestError, and whatever the browser's push service has against it.
 */
export function resumePush(memberId: string): Promise<void> {
  // Two at the same time would each make a subscription.
  resuming ??= resume(memberId).finally(() => {
    resuming = undefined;
  });
  return resuming;
}

let resuming: Promise<void> | undefined;

async function resume(memberId: string): Promise<void> {
  const kept = keptPush.read();
  if (!kept) return;
  if (kept.memberId !== memberId || Notification.permission !== 'granted') return stopPush();
  const subscription = await currentSubscription();
  // Once in each tab: the site may have got another key, and the server may have lost what it knew of this browser.
  if (subscription && subscription.endpoint === keptPush.confirmed()) return;
  const { pushKey } = await call('GET /api/notifications/channels', {}, quietly);
  if (pushKey === null) return;
  if (subscription && isFor(subscription, pushKey)) await tellServer(subscription, memberId);
  else await startPush(memberId, pushKey);
}

/** Whether a subscription was made for this key; push services refuse messages that another one has signed. Some browsers don't tell the key. */
function isFor({ options }: PushSubscription, pushKey: string | null): boolean {
  const made = options.applicationServerKey;
  if (!made || pushKey === null) return true;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(made)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey;
}

async function tellServer(subscription: PushSubscription, memberId: string): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const body = { endpoint, keys: { p256dh, auth } };
  const { id } = await call('POST /api/notifications/push-subscriptions', { body }, quietly);
  keptPush.write({ id, endpoint, memberId });
  keptPush.confirm(endpoint);
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** The worker once it is there; undefined where somebody forbids it. */
function workerInTime(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

import { call } from '@boardwalk/kit';
import { storedPush } from './stored-push.ts';

/** State of push notifications in this browser. */
export type PushState =
  /** Enabled. */
  | 'on'
  /** Available. */
  | 'off'
  /** Denied in the browser's settings. */
  | 'denied'
  /** iPhones and iPads support them only for sites on the home screen. */
  | 'not-installed'
  | 'unsupported'
  /** The service worker doesn't run in this browser. */
  | 'no-worker';

/** Timeout for the service worker, in milliseconds: it is registered some seconds after page load. */
const TIMEOUT_MS = 15_000;

/**
 * @param hasWorker whether this site has a service worker.
 * @param pushKey the site's public key, base64url; null without push.
 */
export async function readPushState(
  memberId: string,
  hasWorker: boolean,
  pushKey: string | null,
): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isAppleTab() ? 'not-installed' : 'unsupported';
  if (!hasWorker) return 'no-worker';
  if (Notification.permission === 'denied') return 'denied';
  const stored = storedPush.read();
  if (stored?.memberId !== memberId) return 'off';
  const subscription = await currentSubscription();
  return subscription?.endpoint === stored.endpoint && isFor(subscription, pushKey) ? 'on' : 'off';
}

/** Only Apple's browsers have this property, which states whether they run as an installed site. */
const isAppleTab = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

/**
 * Asks for permission and enables push notifications. Call it from a click, because browsers don't show the prompt otherwise.
 * @param pushKey the site's public key, base64url.
 * @returns the resulting state.
 * @throws RequestError, and errors of the browser's push service.
 */
export async function startPush(memberId: string, pushKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const registration = await workerInTime();
  if (!registration) return 'no-worker';
  const { pushManager } = registration;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const before = await pushManager.getSubscription();
  // An existing subscription may use a different key, which the browser refuses to replace.
  const subscription = await pushManager.subscribe(options).catch(async (cause) => {
    if (!before) throw cause;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  });
  await registerSubscription(subscription, memberId);
  return 'on';
}

/** Ends push notifications of this browser. If the server can't be notified, it learns it from the push service. */
export async function stopPush(): Promise<void> {
  const stored = storedPush.read();
  storedPush.forget();
  const deletion = stored
    ? call('DELETE /api/notifications/push-subscriptions/:id', { params: { id: stored.id } })
    : undefined;
  await Promise.allSettled([
    deletion,
    currentSubscription().then((subscription) => subscription?.unsubscribe()),
  ]);
}

/**
 * Synchronizes the server with the browser's endpoint, which may change at any time, with the site's key, and with the signed-in member.
 * @throws RequestError, and errors of the browser's push service.
 */
export function resumePush(memberId: string): Promise<void> {
  // Two concurrent runs would each create a subscription.
  resuming ??= resume(memberId).finally(() => {
    resuming = undefined;
  });
  return resuming;
}

let resuming: Promise<void> | undefined;

async function resume(memberId: string): Promise<void> {
  const stored = storedPush.read();
  if (!stored) return;
  if (stored.memberId !== memberId || Notification.permission !== 'granted') return stopPush();
  const subscription = await currentSubscription();
  // Once per tab: the site's key may have changed, and the server may have lost the subscription.
  if (subscription && subscription.endpoint === storedPush.confirmed()) return;
  const { pushKey } = await call('GET /api/notifications/channels', {});
  if (pushKey === null) return;
  if (subscription && isFor(subscription, pushKey)) await registerSubscription(subscription, memberId);
  else await startPush(memberId, pushKey);
}

/**
 * Returns whether a subscription was created with this key; push services reject messages signed with another one. Some browsers don't expose the
 * key.
 */
function isFor({ options }: PushSubscription, pushKey: string | null): boolean {
  const made = options.applicationServerKey;
  if (!made || pushKey === null) return true;
  const base64 = btoa(String.fromCharCode(...new Uint8Array(made)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === pushKey;
}

async function registerSubscription(subscription: PushSubscription, memberId: string): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const body = { endpoint, keys: { p256dh, auth } };
  const { id } = await call('POST /api/notifications/push-subscriptions', { body });
  storedPush.write({ id, endpoint, memberId });
  storedPush.confirm(endpoint);
}

async function currentSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** Returns the active service worker; undefined if it is blocked. */
function workerInTime(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), TIMEOUT_MS));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

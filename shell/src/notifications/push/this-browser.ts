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

/** @param keeps whether this site has a worker at all. */
export async function readPushState(memberId: string, keeps: boolean): Promise<PushState> {
  if (!('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator))
    return isAppleTab() ? 'not-installed' : 'unsupported';
  if (!keeps) return 'no-worker';
  if (Notification.permission === 'denied') return 'denied';
  const kept = keptPush.read();
  if (kept?.memberId !== memberId) return 'off';
  return (await currentSubscription())?.endpoint === kept.endpoint ? 'on' : 'off';
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
 * Brings what the server knows in step with the browser, which gives itself another address as it likes, and with who is here.
 * @throws RequestError, and whatever the browser's push service has against it.
 */
export async function resumePush(memberId: string): Promise<void> {
  const kept = keptPush.read();
  if (!kept) return;
  if (kept.memberId !== memberId || Notification.permission !== 'granted') return stopPush();
  const subscription = await currentSubscription();
  if (subscription?.endpoint === kept.endpoint) return;
  if (subscription) return tellServer(subscription, memberId);
  const { pushKey } = await call('GET /api/notifications/channels', {}, quietly);
  if (pushKey === null) return;
  await startPush(memberId, pushKey);
}

async function tellServer(subscription: PushSubscription, memberId: string): Promise<void> {
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const body = { endpoint, keys: { p256dh, auth } };
  const { id } = await call('POST /api/notifications/push-subscriptions', { body }, quietly);
  keptPush.write({ id, endpoint, memberId });
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

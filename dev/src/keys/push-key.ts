import { join } from 'node:path';
import { BUILD } from '@boardwalk/build/workspace';
import { makeKey } from './make-key.ts';
import { newPushKey } from './rotate-keys.ts';

/** Where this checkout keeps the key that signs pushes to browsers. The API looks there unless VAPID_KEY_FILE says otherwise. */
const OWN_KEY = join(BUILD, 'keys/push.json');

/** Where the key is, or will be; `off` when there are no pushes. */
export const pushKeyPlace = (): string => process.env.VAPID_KEY_FILE || OWN_KEY;

/** Makes this checkout's key for pushes (VAPID, P-256, a JWK) unless it is there, or another one was named. */
export function makePushKey(file = OWN_KEY): void {
  if (process.env.VAPID_KEY_FILE) return;
  makeKey(file, newPushKey);
}

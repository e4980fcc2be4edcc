import { join } from 'node:path';
import { BUILD } from '@boardwalk/build/workspace';
import { makeKey } from './make-key.ts';
import { newPushKey } from './rotate-keys.ts';

/** This checkout's key that signs pushes to browsers. The API reads it unless VAPID_KEY_FILE names another file. */
const OWN_KEY = join(BUILD, 'keys/push.json');

/** Returns the path of the key, which may not exist yet; `off` when there are no pushes. */
export const pushKeyPlace = (): string => process.env.VAPID_KEY_FILE || OWN_KEY;

/** Creates this checkout's key for pushes (VAPID, P-256, a JWK) unless it exists, or another one was named. */
export function makePushKey(file = OWN_KEY): void {
  if (process.env.VAPID_KEY_FILE) return;
  makeKey(file, newPushKey);
}

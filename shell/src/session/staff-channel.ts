import { call, usePermission } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { useEffect } from 'react';
import { releaseSets } from '../federation/set/set-store.ts';

/** Storage key of the expiry of the browser's staff channel. The cookie itself can't be read by scripts. */
const UNTIL_KEY = 'boardwalk-staff-channel';
/** Age at which the channel is renewed, in milliseconds: half of the cookie's twelve hours. */
const RENEW_AFTER_MS = 6 * 60 * 60 * 1000;

/** Puts users who may see releases early on the staff channel on sign-in, and removes them on sign-out. */
export function useStaffChannel(): void {
  const early = usePermission('releases.early');
  useEffect(() => {
    if (!early || Number(localStore.getItem(UNTIL_KEY)) > Date.now()) return;
    localStore.setItem(UNTIL_KEY, String(Date.now() + RENEW_AFTER_MS));
    call('POST /api/releases/channel', { body: { channel: 'staff' } }).then(
      () => releaseSets.expectAnother(),
      () => localStore.removeItem(UNTIL_KEY),
    );
  }, [early]);
}

/** Removes this browser from the staff channel, while its token is still valid. */
export async function leaveStaffChannel(): Promise<void> {
  if (localStore.getItem(UNTIL_KEY) === null) return;
  localStore.removeItem(UNTIL_KEY);
  await call('POST /api/releases/channel', { body: { channel: 'live' } }).catch(() => {});
}

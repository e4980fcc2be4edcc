import { call, usePermission } from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { useEffect } from 'react';
import { releaseSets } from '../federation/set/set-store.ts';

/** When the browser's place on the staff channel ends. The cookie itself can't be read by scripts. */
const UNTIL_KEY = 'boardwalk-staff-channel';
/** The server keeps a browser on the channel for twelve hours; it is asked anew after half of that, in milliseconds. */
const RENEW_AFTER = 6 * 60 * 60 * 1000;

const quietly = { suppressErrors: true };

/** People who may see releases early do so by signing in, and stop by signing out. */
export function useStaffChannel(): void {
  const early = usePermission('releases.early');
  useEffect(() => {
    if (!early || Number(localStore.getItem(UNTIL_KEY)) > Date.now()) return;
    localStore.setItem(UNTIL_KEY, String(Date.now() + RENEW_AFTER));
    call('POST /api/releases/channel', { body: { channel: 'staff' } }, quietly).then(
      () => releaseSets.expectAnother(),
      () => localStore.removeItem(UNTIL_KEY),
    );
  }, [early]);
}

/** Takes this browser off the staff channel, while its token can still say so. */
export async function leaveStaffChannel(): Promise<void> {
  if (localStore.getItem(UNTIL_KEY) === null) return;
  localStore.removeItem(UNTIL_KEY);
  await call('POST /api/releases/channel', { body: { channel: 'live' } }, quietly).catch(() => {});
}

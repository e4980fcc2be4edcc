import { call, useSettingsStore } from '@boardwalk/kit';
import { isChanged, withDevice } from './device-choice.ts';
import { type Unsent, unsent } from './unsent.ts';

/** Sends the choices of this device to the server. @throws RequestError if it can't be reached. */
export async function sendUnsent(chosen: Unsent): Promise<void> {
  const known = await call('GET /api/notifications/preferences', {});
  const body = withDevice(known, useSettingsStore.getState(), chosen);
  if (isChanged(body, known)) await call('PUT /api/notifications/preferences', { body });
  unsent.clear();
}

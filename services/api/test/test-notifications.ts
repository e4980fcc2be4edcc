import type { Notification, NotificationPreferences } from '@boardwalk/contracts';
import { expect } from 'vitest';
import { FanoutService } from '../src/modules/notifications/fanout.service.ts';
import type { TestApi } from './test-api.ts';

/** What a member finds under the bell now, newest first. */
export async function inboxOf(api: TestApi, token: string): Promise<Notification[]> {
  const { status, body } = await api.call('GET /api/notifications?limit=100', { token });
  expect(status).toBe(200);
  return body.items;
}

/** The same once everything that was announced is told. */
export async function inboxAfterFanout(api: TestApi, token: string): Promise<Notification[]> {
  await untilFannedOut(api);
  return inboxOf(api, token);
}

/** Tells what was announced without waiting for the job, and for whoever is at it already. */
export async function untilFannedOut(api: TestApi): Promise<void> {
  const left = async () => {
    // One that another run holds is passed over: it is asked for again.
    await api.get(FanoutService).fanOutAll();
    return api.database.sql('SELECT 1 FROM notification_events WHERE fanout_ended_at IS NULL');
  };
  await expect.poll(left, { timeout: 10_000, interval: 20 }).toEqual([]);
}

/** Changes what a member wants to be told. */
export async function prefer(
  api: TestApi,
  token: string,
  change: Partial<NotificationPreferences>,
): Promise<void> {
  const { body } = await api.call('GET /api/notifications/preferences', { token });
  const answer = await api.call('PUT /api/notifications/preferences', {
    token,
    body: { ...body, ...change },
  });
  expect(answer.status).toBe(200);
}

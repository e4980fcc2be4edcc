import type { Notification, NotificationPreferences } from '@boardwalk/contracts';
import { expect } from 'vitest';
import { FanoutService } from '../src/modules/notifications/fanout.service.ts';
import type { TestApi } from './test-api.ts';

/** Returns the current notifications of a member, newest first. */
export async function inboxOf(api: TestApi, token: string): Promise<Notification[]> {
  const { status, body } = await api.call('GET /api/notifications?limit=100', { token });
  expect(status).toBe(200);
  return body.items;
}

/** Returns the notifications of a member once all events are fanned out. */
export async function inboxAfterFanout(api: TestApi, token: string): Promise<Notification[]> {
  await untilFannedOut(api);
  return inboxOf(api, token);
}

/** Fans out all events without waiting for the job, including those that a running job has locked. */
export async function untilFannedOut(api: TestApi): Promise<void> {
  const left = async () => {
    // Rows that another run has locked are skipped, so this polls until none is left.
    await api.get(FanoutService).fanOutAll();
    return api.database.sql('SELECT 1 FROM notification_events WHERE fanout_ended_at IS NULL');
  };
  await expect.poll(left, { timeout: 10_000, interval: 20 }).toEqual([]);
}

/** Changes the notification preferences of a member. */
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

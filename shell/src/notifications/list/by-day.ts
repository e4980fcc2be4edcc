import type { Notification } from '@boardwalk/contracts';

/** Splits a list, newest first, at the beginning of the reader's day. */
export function byDay(
  notifications: readonly Notification[],
  now: Date,
): { today: Notification[]; earlier: Notification[] } {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const isToday = ({ at }: Notification) => Date.parse(at) >= midnight;
  return {
    today: notifications.filter(isToday),
    earlier: notifications.filter((one) => !isToday(one)),
  };
}

import {
  NOTIFICATION_TYPE_NAMES,
  type NotificationPreferences,
  notificationType,
} from '@boardwalk/contracts';

/** Every type on the channels on which it goes out as long as nobody has chosen otherwise. */
export function defaultTypes(): NotificationPreferences['types'] {
  const rows = NOTIFICATION_TYPE_NAMES.map((type) => {
    const { inApp, email, push } = notificationType(type);
    return [type, { inApp, email, push }] as const;
  });
  return Object.fromEntries(rows) as NotificationPreferences['types'];
}

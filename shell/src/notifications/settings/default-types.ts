import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPE_NAMES,
  type NotificationPreferences,
  notificationType,
} from '@boardwalk/contracts';

/** Whether nobody has chosen anything else. */
export function isDefault(types: NotificationPreferences['types']): boolean {
  const defaults = defaultTypes();
  return NOTIFICATION_TYPE_NAMES.every((type) =>
    NOTIFICATION_CHANNELS.every((channel) => types[type][channel] === defaults[type][channel]),
  );
}

/** Every type on the channels on which it goes out as long as nobody has chosen otherwise. */
export function defaultTypes(): NotificationPreferences['types'] {
  const rows = NOTIFICATION_TYPE_NAMES.map((type) => {
    const { inApp, email, push } = notificationType(type);
    return [type, { inApp, email, push }] as const;
  });
  return Object.fromEntries(rows) as NotificationPreferences['types'];
}

import {
  NOTIFICATION_CHANNELS,
  NOTIFICATION_TYPE_NAMES,
  type NotificationPreferences,
  notificationType,
} from '@boardwalk/contracts';

/** Returns whether the types equal the defaults. */
export function isDefault(types: NotificationPreferences['types']): boolean {
  const defaults = defaultTypes();
  return NOTIFICATION_TYPE_NAMES.every((type) =>
    NOTIFICATION_CHANNELS.every((channel) => types[type][channel] === defaults[type][channel]),
  );
}

/** Returns the default channels of every type. */
export function defaultTypes(): NotificationPreferences['types'] {
  const rows = NOTIFICATION_TYPE_NAMES.map((type) => {
    const { inApp, email, push } = notificationType(type);
    return [type, { inApp, email, push }] as const;
  });
  return Object.fromEntries(rows) as NotificationPreferences['types'];
}

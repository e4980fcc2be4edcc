import {
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_TYPE_NAMES,
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationType,
  notificationType,
} from '@boardwalk/contracts';
import type { PreferencesRow } from './preferences.table.ts';

/** What holds for a member: what they chose, and the table's row for everything that they didn't. */
export function preferencesFrom(row: PreferencesRow | undefined): NotificationPreferences {
  const types = Object.fromEntries(
    NOTIFICATION_TYPE_NAMES.map((name) => [name, row?.types[name] ?? defaultsOf(name)]),
  ) as NotificationPreferences['types'];
  if (!row) return { ...NOTIFICATION_DEFAULTS, types, language: 'en', version: 0 };
  const { inApp, email, push, marketing, language, version } = row;
  return { ...{ inApp, email, push, marketing }, types, language, version };
}

/** Whether something still goes to somebody on this channel, as they have it now. */
export function wants(
  preferences: NotificationPreferences,
  type: NotificationType,
  channel: NotificationChannel,
): boolean {
  const isLetterToAll = channel === 'email' && notificationType(type).marketing === true;
  if (isLetterToAll && !preferences.marketing) return false;
  return preferences[channel] && preferences.types[type][channel];
}

/** The same without e-mails of this kind. */
export function withoutLetters(
  preferences: NotificationPreferences,
  type: NotificationType,
): NotificationPreferences {
  if (notificationType(type).marketing) return { ...preferences, marketing: false };
  const types = { ...preferences.types, [type]: { ...preferences.types[type], email: false } };
  return { ...preferences, types };
}

function defaultsOf(type: NotificationType) {
  const { inApp, email, push } = notificationType(type);
  return { inApp, email, push };
}

import {
  LANGUAGES,
  NOTIFICATION_DEFAULTS,
  NOTIFICATION_TYPE_NAMES,
  type NotificationChannel,
  type NotificationPreferences,
  type NotificationType,
  notificationType,
  type PageLanguage,
} from '@boardwalk/contracts';
import type { AppNotice } from './notifications.table.ts';
import type { PreferencesRow } from './preferences.table.ts';

/**
 * Returns a member's preferences: their choices, and defaults for the rest.
 * @param offered languages of the site, the default first: it replaces a chosen language that the site doesn't offer any more.
 */
export function preferencesFrom(
  row: PreferencesRow | undefined,
  offered: readonly PageLanguage[] = LANGUAGES,
): NotificationPreferences {
  const types = Object.fromEntries(
    NOTIFICATION_TYPE_NAMES.map((name) => [name, row?.types[name] ?? defaultsOf(name)]),
  ) as NotificationPreferences['types'];
  const language = offered.find((name) => name === row?.language) ?? offered[0] ?? 'en';
  if (!row) return { ...NOTIFICATION_DEFAULTS, types, apps: {}, language, version: 0 };
  const { inApp, email, push, marketing, apps, version } = row;
  return { inApp, email, push, marketing, types, apps, language, version };
}

/** Whether a member wants notifications of this type, or of this kind of an app, on this channel. */
export function wants(
  preferences: NotificationPreferences,
  { type, app }: { type: NotificationType; app?: AppNotice | null },
  channel: NotificationChannel,
): boolean {
  const isMarketingEmail = channel === 'email' && notificationType(type).marketing === true;
  if (isMarketingEmail && !preferences.marketing) return false;
  const chosen = app
    ? (preferences.apps?.[app.kind]?.[channel] ?? app.channels[channel])
    : preferences.types[type][channel];
  return preferences[channel] && chosen;
}

/** Returns the preferences with e-mails of this type disabled. @param appKind kind of an app, for its notifications */
export function withoutEmails(
  preferences: NotificationPreferences,
  type: NotificationType,
  appKind?: string,
): NotificationPreferences {
  if (notificationType(type).marketing) return { ...preferences, marketing: false };
  if (appKind !== undefined) {
    const apps = { ...preferences.apps, [appKind]: { ...preferences.apps?.[appKind], email: false } };
    return { ...preferences, apps };
  }
  const types = { ...preferences.types, [type]: { ...preferences.types[type], email: false } };
  return { ...preferences, types };
}

function defaultsOf(type: NotificationType) {
  const { inApp, email, push } = notificationType(type);
  return { inApp, email, push };
}

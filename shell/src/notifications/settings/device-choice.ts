import type { NotificationPreferences } from '@boardwalk/contracts';
import { LANGUAGES, type Settings } from '@boardwalk/kit';
import type { Unsent } from './unsent.ts';

type DeviceChoice = Pick<Settings, 'notifications' | 'language'>;

/**
 * Merges this device's settings into the server's preferences: the four switches, and the language if it was chosen here. A member who reads
 * different languages on two devices shouldn't get e-mails in the language of the last visit.
 */
export function withDevice(
  preferences: NotificationPreferences,
  { notifications, language }: DeviceChoice,
  chosen: Unsent = { language: false },
): NotificationPreferences {
  const { email, push, inApp, marketing } = notifications;
  // The pseudo-language only serves to find untranslated strings; e-mails don't support it.
  const isWritten = (name: string): name is keyof typeof LANGUAGES => name in LANGUAGES;
  const written = chosen.language && isWritten(language) ? language : preferences.language;
  return { ...preferences, email, push, inApp, marketing, language: written };
}

/** Returns the four switches stored on this device. */
export function switchesOf({
  email,
  push,
  inApp,
  marketing,
}: NotificationPreferences): Settings['notifications'] {
  return { email, push, inApp, marketing };
}

const DEVICE_SETTINGS = ['email', 'push', 'inApp', 'marketing', 'language'] as const;

/** Returns whether the preferences differ from the server's. */
export const isChanged = (wanted: NotificationPreferences, known: NotificationPreferences): boolean =>
  DEVICE_SETTINGS.some((part) => wanted[part] !== known[part]);

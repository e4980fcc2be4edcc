import type { NotificationPreferences } from '@boardwalk/contracts';
import { LANGUAGES, type Settings } from '@boardwalk/kit';
import type { Unsent } from './unsent.ts';

type DeviceChoice = Pick<Settings, 'notifications' | 'language'>;

/**
 * What the server is to keep: the four switches of this device over what it has, and the language where it was chosen here. Somebody who
 * reads in one language on this device and in another on the next isn't written to in whichever they looked at last.
 */
export function withDevice(
  preferences: NotificationPreferences,
  { notifications, language }: DeviceChoice,
  chosen: Unsent = { language: false },
): NotificationPreferences {
  const { email, push, inApp, marketing } = notifications;
  // The pseudo-language is for finding words that were left in code; nobody is written to in it.
  const isWritten = (name: string): name is keyof typeof LANGUAGES => name in LANGUAGES;
  const written = chosen.language && isWritten(language) ? language : preferences.language;
  return { ...preferences, email, push, inApp, marketing, language: written };
}

/** The four switches as this device keeps them. */
export function switchesOf({
  email,
  push,
  inApp,
  marketing,
}: NotificationPreferences): Settings['notifications'] {
  return { email, push, inApp, marketing };
}

const KEPT_HERE = ['email', 'push', 'inApp', 'marketing', 'language'] as const;

/** Whether the server would have something new to keep. */
export const saysMore = (wanted: NotificationPreferences, known: NotificationPreferences): boolean =>
  KEPT_HERE.some((part) => wanted[part] !== known[part]);

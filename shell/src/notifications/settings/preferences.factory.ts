import type { NotificationPreferences } from '@boardwalk/contracts';
import { defaultTypes } from './default-types.ts';

/** Creates default preferences for a test. */
export function preferences(change: Partial<NotificationPreferences> = {}): NotificationPreferences {
  return {
    email: true,
    push: true,
    inApp: true,
    marketing: false,
    types: defaultTypes(),
    language: 'en',
    version: 0,
    ...change,
  };
}

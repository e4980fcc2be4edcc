import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { WeekStart } from '../dates/week.ts';
import { LANGUAGES, type Language } from '../i18n/catalogs.ts';
import type { DateFormat } from '../settings/format-date.ts';
import { persisted } from '../storage/persisted.ts';

/** Storage key of the settings. */
export const SETTINGS_STORAGE_KEY = 'user-settings';

/** Settings of a member on this device. */
export interface Settings {
  notifications: { email: boolean; push: boolean; inApp: boolean; marketing: boolean };
  display: {
    density: 'compact' | 'comfortable' | 'spacious';
    fontSize: 'small' | 'medium' | 'large';
    reduceAnimations: boolean;
    highContrastMode: boolean;
  };
  language: Language;
  autoplayVideos: boolean;
  /** Single-character shortcuts: none, only those that navigate, or also those that change something. */
  letterKeys: 'off' | 'navigate' | 'all';
  defaultDateFormat: DateFormat;
  weekStart: WeekStart;
}

/** Settings of a member who has changed none. */
export const DEFAULT_SETTINGS: Settings = {
  notifications: { email: true, push: true, inApp: true, marketing: false },
  display: { density: 'comfortable', fontSize: 'medium', reduceAnimations: false, highContrastMode: false },
  language: 'en',
  autoplayVideos: true,
  letterKeys: 'navigate',
  defaultDateFormat: 'MMM dd, yyyy',
  weekStart: 'locale',
};

/** The default is the language of the page, which the server determined from the browser's request. */
function pageLanguage(): Language {
  const lang = typeof document === 'undefined' ? undefined : document.documentElement.lang;
  return lang !== undefined && Object.hasOwn(LANGUAGES, lang)
    ? (lang as Language)
    : DEFAULT_SETTINGS.language;
}

interface SettingsActions {
  change(part: Partial<Omit<Settings, 'display' | 'notifications'>>): void;
  changeDisplay(part: Partial<Settings['display']>): void;
  changeNotifications(part: Partial<Settings['notifications']>): void;
  reset(): void;
}

/** Store of the settings, persisted in this browser. */
export const useSettingsStore = create<Settings & SettingsActions>()(
  persist(
    (set) => ({
      ...DEFAULT_SETTINGS,
      language: pageLanguage(),
      change: (part) => set(part),
      changeDisplay: (part) => set(({ display }) => ({ display: { ...display, ...part } })),
      changeNotifications: (part) =>
        set(({ notifications }) => ({ notifications: { ...notifications, ...part } })),
      reset: () => set(DEFAULT_SETTINGS),
    }),
    {
      name: SETTINGS_STORAGE_KEY,
      storage: persisted(),
      merge: (stored, fresh) => mergeSettings(stored, fresh),
    },
  ),
);

/** Settings stored by an older version lack newer keys, which get their defaults. */
function mergeSettings<T extends Settings>(stored: unknown, fresh: T): T {
  const old = (stored ?? {}) as Partial<Settings>;
  return {
    ...fresh,
    ...old,
    display: { ...fresh.display, ...old.display },
    notifications: { ...fresh.notifications, ...old.notifications },
  };
}

import type { PageLanguage } from '../releases/reader.ts';

// Without schemas, because pages import it.

/** Operational problems for administrators, with labels. The labels are here because notifications, e-mails and the webhook share them. */
export const SITE_TROUBLES = {
  backups: {
    en: 'The last backup failed, or there has been none for more than a day',
    de: 'Die letzte Sicherung ist fehlgeschlagen oder älter als einen Tag',
  },
  disk: {
    en: 'The disk is almost full',
    de: 'Der Speicherplatz ist fast aufgebraucht',
  },
  jobs: {
    en: 'Background jobs have failed or are piling up',
    de: 'Aufträge sind fehlgeschlagen oder stauen sich',
  },
  deliveries: {
    en: 'E-mails and notifications are not being sent',
    de: 'E-Mails und Benachrichtigungen werden nicht verschickt',
  },
} as const satisfies Record<string, Record<PageLanguage, string>>;

export type SiteTrouble = keyof typeof SITE_TROUBLES;
export const SITE_TROUBLE_NAMES = Object.keys(SITE_TROUBLES) as [SiteTrouble, ...SiteTrouble[]];

/** Returns the label of a problem in a reader's language; an unknown key is returned unchanged. */
export function siteTroubleWords(trouble: string, language: PageLanguage): string {
  return Object.hasOwn(SITE_TROUBLES, trouble) ? SITE_TROUBLES[trouble as SiteTrouble][language] : trouble;
}

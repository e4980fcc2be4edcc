import type { SharedText } from '../texts/shared-text.ts';

// Without schemas, because pages import it.

/** Operational problems for administrators, with English labels, which the catalogs of the shell and of the server translate. Notifications, e-mails and the webhook share them. */
export const SITE_TROUBLES = {
  backups: /*i18n*/ {
    id: 'site-trouble.backups',
    message: 'The last backup failed, or there has been none for more than a day',
  },
  disk: /*i18n*/ { id: 'site-trouble.disk', message: 'The disk is almost full' },
  jobs: /*i18n*/ { id: 'site-trouble.jobs', message: 'Background jobs have failed or are piling up' },
  deliveries: /*i18n*/ {
    id: 'site-trouble.deliveries',
    message: 'E-mails and notifications are not being sent',
  },
  deletions: /*i18n*/ {
    id: 'site-trouble.deletions',
    message: 'The backend of an app hasn’t deleted the data of a former member',
  },
} as const satisfies Record<string, SharedText>;

export type SiteTrouble = keyof typeof SITE_TROUBLES;
export const SITE_TROUBLE_NAMES = Object.keys(SITE_TROUBLES) as [SiteTrouble, ...SiteTrouble[]];

/** Returns the problem with a key; undefined for an unknown key, which a newer version has written. */
export function siteTroubleOf(key: string): SiteTrouble | undefined {
  return Object.hasOwn(SITE_TROUBLES, key) ? (key as SiteTrouble) : undefined;
}

import type { BackupStatus, SiteHealth, SiteTrouble } from '@boardwalk/contracts';
import { DAY_MS } from '../../../platform/time/durations.ts';
import type { SiteTroubleRow } from './site-troubles.table.ts';

/** Free share below which a disk is almost full. */
const MIN_FREE_SHARE = 0.05;
/** Age of a waiting notification, in seconds, after which the outbox counts as stuck. */
const LONG_WAIT_S = 15 * 60;
const REPORT_INTERVAL_MS = DAY_MS;

/** Measurements of the site. */
export interface Measured {
  backups: Pick<BackupStatus, 'state' | 'dailyAt'>;
  health: Pick<SiteHealth, 'jobs' | 'outbox' | 'deletions'>;
  /** Free share of each disk, from 0 to 1. */
  freeShares: readonly number[];
}

/** Returns the current problems. Backups are only checked where automatic ones are configured. */
export function troublesOf({ backups, health, freeShares }: Measured): SiteTrouble[] {
  const waitsLong = (health.outbox.oldestSeconds ?? 0) > LONG_WAIT_S;
  const wrong: Record<SiteTrouble, boolean> = {
    backups: backups.dailyAt !== null && backups.state === 'attention',
    disk: freeShares.some((share) => share < MIN_FREE_SHARE),
    jobs: health.jobs.state === 'attention',
    deliveries: waitsLong,
    deletions: health.deletions.state === 'attention',
  };
  return (Object.keys(wrong) as SiteTrouble[]).filter((trouble) => wrong[trouble]);
}

/** Returns the problems to report: new ones, and lasting ones once a day. */
export function troublesToReport(
  troubles: readonly SiteTrouble[],
  known: readonly SiteTroubleRow[],
  now: Date,
): SiteTrouble[] {
  const notified = new Map(known.map(({ trouble, notifiedAt }) => [trouble, notifiedAt.getTime()]));
  return troubles.filter((trouble) => now.getTime() - (notified.get(trouble) ?? 0) >= REPORT_INTERVAL_MS);
}

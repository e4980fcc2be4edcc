import type { ServedRemote } from '../releases/served-releases.service.ts';

/** When a version is taken back by itself. Counts are kept by the minute; the window is the running minute and the one before it. */
export const ERROR_BUDGET = {
  /** Fewer failures than this may be somebody's computer. */
  failures: 5,
  /** Of all pages, the part that may fail. */
  share: 0.2,
  /** A version that has been out for longer than this fails for reasons outside of itself. */
  watchedMs: 24 * 60 * 60 * 1_000,
  /** How much one reporter counts for each version: less than `failures`, so that nobody takes a version down alone. */
  reportsOfOne: 3,
} as const;

const MINUTE_MS = 60_000;

export interface Counts {
  drawn: number;
  failed: number;
}

export function isBudgetBroken({ drawn, failed }: Counts): boolean {
  return failed >= ERROR_BUDGET.failures && failed > ERROR_BUDGET.share * (drawn + failed);
}

/**
 * Since when a version has been answering for its failures: undefined for one that isn't served, and for one that has been out for
 * so long that it isn't watched any more. Where it is live counts before where it is tried.
 */
export function watchedSince(remote: ServedRemote, version: string, now: Date): Date | undefined {
  const { live, canary, staff, since } = remote;
  const channels = [
    live?.version === version ? since.live : undefined,
    canary?.release.version === version ? since.canary : undefined,
    staff?.version === version ? since.staff : undefined,
  ];
  const began = channels.find((candidate) => candidate !== undefined);
  return began && now.getTime() - began.getTime() < ERROR_BUDGET.watchedMs ? began : undefined;
}

/** The rows that belong to this time out: what a version did before, in a preview say, is forgotten, but for the minute it came out in. */
export function rowsSince<T extends { minute: Date }>(rows: readonly T[], since: Date): T[] {
  return rows.filter(({ minute }) => minute.getTime() + MINUTE_MS > since.getTime());
}

import { DAY_MS, MINUTE_MS } from '../../../platform/time/durations.ts';
import type { ServedRemote } from '../channels/served-releases.service.ts';

/**
 * Thresholds for the automatic rollback of a version. Counts are per minute; the window is the current minute and the previous one. Reporters are
 * counted by network, since the version was released.
 */
export const ERROR_BUDGET = {
  /** Fewer failures than this may come from a single computer. */
  failures: 5,
  /** Share of failed pages in the window. */
  share: 0.2,
  /** A version that has been out for longer fails for external reasons. */
  watchedMs: DAY_MS,
  /** Maximum of reports per reporter and version: less than `failures`, so that no one can cause a rollback alone. */
  reportsOfOne: 3,
  /** Minimum number of networks, so that two visitors can't cause a rollback. */
  networks: 3,
  /** A remote with few visits never has five failures in two minutes, so it is rated by the share of networks with failures. */
  quietShare: 0.5,
  /** The server rarely renders a failing bundle, because its delay grows after each failure, so this many failures are significant. */
  draws: 3,
} as const;

export interface Counts {
  drawn: number;
  failed: number;
}

/** Evidence about a version since its release. `window` covers the last two minutes, `networks` and `draws` the whole time. */
export interface Evidence {
  window: Counts;
  /** Networks that reported failures, and those that reported only successes, estimated from the sample. */
  networks: Counts;
  /** Failed server renderings. */
  draws: number;
}

/** @param leastNetworks minimum number of networks with failures of a busy remote; 1 in development, where all requests come from one address. */
export function isBudgetBroken({ window, networks, draws }: Evidence, leastNetworks: number): boolean {
  if (draws >= ERROR_BUDGET.draws) return true;
  const busy =
    window.failed >= ERROR_BUDGET.failures &&
    window.failed > ERROR_BUDGET.share * (window.drawn + window.failed);
  const quiet =
    networks.failed >= ERROR_BUDGET.networks &&
    networks.failed > ERROR_BUDGET.quietShare * (networks.drawn + networks.failed);
  return (busy && networks.failed >= leastNetworks) || quiet;
}

/**
 * Returns the start of a version's watched period: undefined for one that isn't served, or was released too long ago. The live channel takes
 * precedence.
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

/** Returns the rows since the release, without earlier ones such as from a preview, but including the minute of the release. */
export function rowsSince<T extends { minute: Date }>(rows: readonly T[], since: Date): T[] {
  return rows.filter(({ minute }) => minute.getTime() + MINUTE_MS > since.getTime());
}

import type { ServedRemote } from '../releases/served-releases.service.ts';

/**
 * When a version is taken back by itself. Counts are kept by the minute; the window is the running minute and the one before it. Reporters are counted by
 * network, over the time since the version came out.
 */
export const ERROR_BUDGET = {
  /** Fewer failures than this may be somebody's computer. */
  failures: 5,
  /** Of all pages in the window, the part that may fail. */
  share: 0.2,
  /** A version that has been out for longer than this fails for reasons outside of itself. */
  watchedMs: 24 * 60 * 60 * 1_000,
  /** How much one reporter counts for each version: less than `failures`, so that nobody takes a version down alone. */
  reportsOfOne: 3,
  /** From fewer networks than this nothing is believed: two strangers can't take a version back. */
  networks: 3,
  /** A remote with few visits never has five failures in two minutes. It is judged by its visitors: the part of their networks that may fail. */
  quietShare: 0.5,
  /** The server draws a failing bundle seldom: it waits longer after each failure. So many failures of drawing are no accident. */
  draws: 3,
} as const;

const MINUTE_MS = 60_000;

export interface Counts {
  drawn: number;
  failed: number;
}

/** What is known of a version since it came out. `window` are the last two minutes, `networks` and `draws` the whole time. */
export interface Evidence {
  window: Counts;
  /** Networks from which failures were reported, and those from which only successes were, estimated from the sample. */
  networks: Counts;
  /** Drawings that failed on the server. */
  draws: number;
}

/**
 * @param leastNetworks how many networks have to report failures of a busy remote; 1 where everything comes from one address, as on a computer on
 * which the site is developed.
 */
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

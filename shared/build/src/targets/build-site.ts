import { join } from 'node:path';
import { dropRemovedRemotes } from '../release/remote-release.ts';
import { BUILD, remoteNames } from '../workspace/folders.ts';
import { type BuildOptions, buildTargets } from './build-targets.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';

export type { Target } from './target.ts';

interface SiteBuild extends BuildOptions {
  /** Selects the targets; all of them by default. */
  isWanted?(target: Target): boolean;
  /** Called when all selected targets that the services need are up to date. */
  onServices?(): void;
}

/**
 * Builds the targets that have changed since the last time.
 * @param log receives a line for each built target, with its duration.
 * @returns the names of the built targets.
 */
export async function buildSite(
  log: (line: string) => void,
  { isWanted, onServices, onReady, ...options }: SiteBuild = {},
): Promise<string[]> {
  dropRemovedRemotes(join(BUILD, 'remotes'), remoteNames());
  // The services start while the remotes are built.
  const wanted = targets()
    .filter((target) => isWanted?.(target) ?? true)
    .toSorted((one, other) => Number(one.atStart === 'meanwhile') - Number(other.atStart === 'meanwhile'));
  const missing = new Set(wanted.filter(({ atStart }) => atStart !== 'meanwhile'));
  if (missing.size === 0) onServices?.();
  function noteReady(target: Target, wasBuilt: boolean): void {
    onReady?.(target, wasBuilt);
    if (missing.delete(target) && missing.size === 0) onServices?.();
  }
  return buildTargets(wanted, log, { ...options, onReady: noteReady });
}

import { join } from 'node:path';
import { dropRemovedRemotes } from '../release/remote-release.ts';
import { BUILD, remoteNames } from '../workspace/folders.ts';
import { buildTargets } from './build-targets.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';

export type { Target } from './target.ts';

/**
 * Builds the targets that have changed since the last time.
 * @param say receives a line for each built target, with its duration.
 * @param isWanted selects the targets; all of them by default.
 * @returns the names of the built targets.
 */
export async function buildSite(
  say: (line: string) => void,
  isWanted: (target: Target) => boolean = () => true,
): Promise<string[]> {
  dropRemovedRemotes(join(BUILD, 'remotes'), remoteNames());
  return buildTargets(targets().filter(isWanted), say);
}

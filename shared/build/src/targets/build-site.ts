import { join } from 'node:path';
import { dropRemovedRemotes } from '../release/remote-release.ts';
import { BUILD, remoteNames } from '../workspace/folders.ts';
import { buildTargets } from './build-targets.ts';
import type { Target } from './target.ts';
import { targets } from './targets.ts';

/**
 * Builds what has changed since the last time.
 * @param say is told of each thing that is built, with how long it took.
 * @param isWanted which targets are built; all of them by default.
 * @returns what was built.
 */
export async function buildSite(
  say: (line: string) => void,
  isWanted: (target: Target) => boolean = () => true,
): Promise<string[]> {
  dropRemovedRemotes(join(BUILD, 'remotes'), remoteNames());
  return buildTargets(targets().filter(isWanted), say);
}

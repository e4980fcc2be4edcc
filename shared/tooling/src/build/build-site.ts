import { join } from 'node:path';
import { BUILD, remoteNames } from '../workspace/folders.ts';
import { buildTargets } from './build-targets.ts';
import { dropRemovedRemotes } from './remote-release.ts';
import { targets } from './targets.ts';

/**
 * Builds what has changed since the last time.
 * @param say is told of each thing that is built, with how long it took.
 * @param wanted which targets are looked at, by name; all of them unless said.
 * @returns what was built.
 */
export async function buildSite(
  say: (line: string) => void,
  wanted: (target: string) => boolean = () => true,
): Promise<string[]> {
  dropRemovedRemotes(join(BUILD, 'remotes'), remoteNames());
  return buildTargets(
    targets().filter(({ name }) => wanted(name)),
    say,
  );
}

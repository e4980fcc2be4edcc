import { join } from 'node:path';
import pMap from 'p-map';
import { BUILD, remoteNames } from '../workspace/folders.ts';
import { dropRemovedRemotes } from './remote-release.ts';
import { clearStamp, readStamp, writeStamp } from './stamps.ts';
import { hashOf, type Target, targets } from './targets.ts';

/** One alone leaves cores idle in its steps that can't be divided; more get in each other's way on two cores. */
const TOGETHER = 2;

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
  // The presets read NODE_ENV, and so do the macros of the words; what is started afterwards has its own.
  const before = process.env.NODE_ENV;
  try {
    return await buildChanged(say, wanted);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function buildChanged(
  say: (line: string) => void,
  wanted: (target: string) => boolean,
): Promise<string[]> {
  dropRemovedRemotes(join(BUILD, 'remotes'), remoteNames());
  const built: string[] = [];
  const make = async (target: Target) => {
    const hash = hashOf(target);
    if (readStamp(target.name) === hash && target.isThere(hash)) return;
    const begin = performance.now();
    clearStamp(target.name);
    const result = await target.build(hash);
    writeStamp(target.name, hash);
    built.push(target.name);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    say(`built ${target.name} in ${seconds} s${result ? `: ${result}` : ''}`);
  };
  const due = targets().filter(({ name }) => wanted(name));
  for (const [mode, those] of Map.groupBy(due, (target) => target.mode ?? 'production')) {
    process.env.NODE_ENV = mode;
    await pMap(those, make, { concurrency: TOGETHER });
  }
  return built;
}

import pMap from 'p-map';
import type { Packing } from './pack-assets.ts';
import { clearStamp, readStamp, writeStamp } from './stamps.ts';
import { hashOf, type Target } from './target.ts';

/** A single build leaves cores idle in its sequential steps; more than two slow each other down on two cores. */
const MAX_CONCURRENT = 2;

export interface BuildOptions {
  /** By default full. A fully packed build also serves where a quick one is wanted. */
  packing?: Packing;
  /** Called with each target whose build begins. */
  onBegin?(target: Target): void;
  /** Called with each target that is up to date. @param wasBuilt whether it was built now. */
  onReady?(target: Target, wasBuilt: boolean): void;
}

/**
 * Builds the targets that have changed since the last time.
 * @param log receives a line for each built target, with its duration.
 * @returns the names of the built targets.
 */
export async function buildTargets(
  targets: readonly Target[],
  log: (line: string) => void,
  { packing = 'full', onBegin, onReady }: BuildOptions = {},
): Promise<string[]> {
  const built: string[] = [];
  const make = async (target: Target) => {
    await makeUnlessThere(target);
    onReady?.(target, built.includes(target.name));
  };
  const makeUnlessThere = async (target: Target) => {
    const hash = hashOf(target, packing);
    const stamp = readStamp(target.name);
    const fits = stamp === hash || stamp === hashOf(target, 'full');
    if (stamp !== undefined && fits && target.isThere(stamp)) return;
    onBegin?.(target);
    const begin = performance.now();
    clearStamp(target.name);
    const result = await target.build(hash, packing);
    writeStamp(target.name, hash);
    built.push(target.name);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    log(`built ${target.name} in ${seconds} s${result ? `: ${result}` : ''}`);
  };
  // The presets and the macros of messages read NODE_ENV; programs that start later have their own.
  const before = process.env.NODE_ENV;
  try {
    for (const [mode, those] of Map.groupBy(targets, (target) => target.mode ?? 'production')) {
      process.env.NODE_ENV = mode;
      await pMap(those, make, { concurrency: MAX_CONCURRENT });
    }
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  return built;
}

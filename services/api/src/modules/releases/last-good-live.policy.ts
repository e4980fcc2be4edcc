/** How many changes of a remote are looked through for a version to go back to. */
export const LOOK_BACK = 200;

/** A line of a remote's history, as far as it tells what was live. */
export interface LiveChange {
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * The version that was live last and was not taken back: where a step back leads. Changes are newest first; what was taken back
 * after it had been live counts as bad until somebody promotes it again.
 */
export function lastGoodLive(
  changes: readonly LiveChange[],
  usable: ReadonlySet<string>,
  except: readonly (string | null)[],
): string | null {
  const bad = new Set<unknown>(except);
  for (const { action, before, after } of changes) {
    const live = after?.live;
    if (typeof live === 'string' && !bad.has(live) && usable.has(live)) return live;
    const tookBack = action === 'release.rolled-back' || action === 'release.demoted';
    if (tookBack && before?.live !== live) bad.add(before?.live);
  }
  return null;
}

/** Maximum number of a remote's changes that are searched for a version to roll back to. */
export const LOOK_BACK = 200;

/** Change in a remote's history, with its live version. */
export interface LiveChange {
  action: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/**
 * Returns the last live version that wasn't rolled back automatically: the target of a rollback. Changes are newest first; a version that was
 * rolled back counts as bad until it is promoted again.
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

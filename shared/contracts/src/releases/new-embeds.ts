// In a file of its own, so that pages don't load the schemas.
import type { ManagedRemote } from './managed-remote.ts';

/** Returns the frame origins of a version that the live one doesn't have, to be confirmed before promotion. */
export function newEmbeds({ live, versions }: ManagedRemote, version: string): string[] {
  const embedsOf = (wanted: string | null) => versions.find((one) => one.version === wanted)?.embeds ?? [];
  const known = embedsOf(live);
  return embedsOf(version).filter((origin) => !known.includes(origin));
}

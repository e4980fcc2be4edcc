// Apart from the schemas, which pages don't fetch.
import type { ManagedRemote } from './managed-remote.ts';

/** The origins that pages of a version may show in frames and those of the live one may not: who serves it ought to know. */
export function newEmbeds({ live, versions }: ManagedRemote, version: string): string[] {
  const embedsOf = (wanted: string | null) => versions.find((one) => one.version === wanted)?.embeds ?? [];
  const known = embedsOf(live);
  return embedsOf(version).filter((origin) => !known.includes(origin));
}

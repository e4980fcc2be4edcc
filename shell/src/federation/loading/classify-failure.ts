import type { ReleaseOutcome } from '@boardwalk/contracts';
import { isChunkFailure, KitMismatch, Unprovable } from './load-errors.ts';
import type { Loadable } from './runtime.ts';

const TIMEOUT_MS = 3000;

/**
 * Determines why a version could not be loaded, for its team. A script element reports no reason, so the files are fetched again: missing, different
 * bytes than signed, or intact and failing on their own.
 */
export async function classifyFailure(release: Loadable, error: unknown): Promise<ReleaseOutcome> {
  if (error instanceof KitMismatch) return 'kit-unfit';
  if (error instanceof Unprovable) return 'integrity-refused';
  try {
    const entry = await refetch(release.entry);
    if (!entry.ok) return 'load-failed';
    if (release.integrity !== null && (await hashOf(entry)) !== release.integrity) return 'integrity-refused';
    // The entry has the signed bytes. A file that it loads is present, but was rejected: it doesn't match the entry's hash.
    const others = await Promise.all((release.preload ?? []).map(refetch));
    if (others.some(({ ok }) => !ok)) return 'load-failed';
    return isChunkFailure(error) && others.length > 0 ? 'integrity-refused' : 'load-failed';
  } catch {
    return 'load-failed';
  }
}

const refetch = (file: string) => fetch(file, { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) });

async function hashOf(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

import type { SlotFiller, SlotFillerDefinition } from '@boardwalk/kit';
import { blamedFor } from '../loading/failure-cause.ts';
import { isChunkFailure } from '../loading/load-errors.ts';
import type { RemoteStore } from '../loading/remote-store.ts';
import { isRemoteError } from '../routes/failed-remote.tsx';

type Remotes = Pick<
  RemoteStore,
  'blocks' | 'fetchModule' | 'rendering' | 'rendered' | 'failed' | 'failedToLoad'
>;

/** A version that froze a page of this browser, or failed in this tab: it was reported then. */
class BlockedVersion extends Error {}

/** Components that are loading or loaded, by container and module, with the start of the load in milliseconds of the page's clock. */
const loads = new Map<string, { since: number; definition: Promise<SlotFillerDefinition> }>();
/** Errors of loads, which are reported as such, once: several places may wait for the same load. */
const loadErrors = new WeakMap<object, { isReported: boolean }>();

const keyOf = ({ release, module }: SlotFiller) => `${release.container} ${module}`;

/** Loads a component once per tab; again after a failure. There is no previous version to fall back on: its place stays empty. */
export function loadFiller(remotes: Remotes, filler: SlotFiller): Promise<SlotFillerDefinition> {
  const { release, module } = filler;
  const key = keyOf(filler);
  const known = loads.get(key);
  if (known) return known.definition;
  const load = async () => {
    if (remotes.blocks(release)) throw new BlockedVersion(`${release.name} ${release.version} is blocked.`);
    try {
      const definition = await remotes.fetchModule(release, module);
      remotes.rendering(release, release.version);
      return definition;
    } catch (error) {
      loads.delete(key);
      if (typeof error === 'object' && error !== null) loadErrors.set(error, { isReported: false });
      throw error;
    }
  };
  const definition = load();
  loads.set(key, { since: performance.now(), definition });
  return definition;
}

/** Reports that a component was rendered. */
export function fillerRendered(remotes: Remotes, filler: SlotFiller): void {
  const { release } = filler;
  remotes.rendered(release, release.version, loads.get(keyOf(filler))?.since ?? performance.now());
}

/** Reports the failure of a component for the release that brings it. Rejected calls aren't its fault. */
export function fillerFailed(remotes: Remotes, { release }: SlotFiller, error: unknown): void {
  if (error instanceof BlockedVersion || !isRemoteError(error)) return;
  // A file of the page itself that could not be fetched.
  if (isChunkFailure(error) && blamedFor(error)?.name !== release.name) return;
  const loadError = typeof error === 'object' && error !== null ? loadErrors.get(error) : undefined;
  if (loadError?.isReported) return;
  if (loadError) {
    loadError.isReported = true;
    remotes.failedToLoad(release, error);
  } else remotes.failed(release, release.version, error);
}

import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';

type NamedParts = readonly (readonly [name: string, part: ReactNode])[];

const NONE: NamedParts = [];
let mounted: NamedParts = NONE;
const listeners = new Set<() => void>();

/**
 * Mounts a part of a remote that stays mounted while the routes change: a playing video, a call, an upload. It is rendered outside of the page's
 * layout, so it has to position itself.
 * @param name unique: the remote's name, and a suffix. A part replaces an earlier one with the same name.
 * @param part null unmounts the part of that name.
 */
export function setPersistentPart(name: string, part: ReactNode): void {
  const others = mounted.filter(([one]) => one !== name);
  mounted = part === null ? others : [...others, [name, part]];
  for (const listener of listeners) listener();
}

/** Removes all parts. For tests, which share their modules. */
export function clearPersistentParts(): void {
  mounted = NONE;
  for (const listener of listeners) listener();
}

/** Renders the persistent parts of remotes. Mounted once by the shell. A part that fails is removed without affecting others. */
export function PersistentParts() {
  const parts = useSyncExternalStore(
    subscribe,
    () => mounted,
    () => NONE,
  );
  return parts.map(([name, part]) => (
    <ErrorBoundary key={name} fallback={() => null}>
      <Suspense fallback={null}>{part}</Suspense>
    </ErrorBoundary>
  ));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

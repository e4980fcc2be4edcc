import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../components/error-boundary.tsx';

type Kept = readonly (readonly [name: string, part: ReactNode])[];

const NONE: Kept = [];
let kept: Kept = NONE;
const listeners = new Set<() => void>();

/**
 * Keeps a part of a remote on the page while the routes below change: a player that goes on, a call, an upload. It stands beside the page, in no place of its own: it says itself
 * where it is shown.
 * @param name tells it apart from others: the remote's name, and what it is. The same name replaces what was kept under it.
 * @param part null keeps it no longer.
 */
export function keepPart(name: string, part: ReactNode): void {
  const others = kept.filter(([one]) => one !== name);
  kept = part === null ? others : [...others, [name, part]];
  for (const listener of listeners) listener();
}

/** Keeps nothing any more. For tests, which share their modules. */
export function dropKeptParts(): void {
  kept = NONE;
  for (const listener of listeners) listener();
}

/** What remotes keep. The shell places it once. A part that fails is gone, and nothing else. */
export function KeptParts() {
  const parts = useSyncExternalStore(
    subscribe,
    () => kept,
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

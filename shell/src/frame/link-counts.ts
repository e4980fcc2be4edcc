import type { NavigationCount } from '@boardwalk/contracts';
import { followTopic } from '@boardwalk/kit';
import { useEffect, useSyncExternalStore } from 'react';
import type { CountedLink } from '../federation/navigation.ts';

/** Live counts of the navigation. Outside of React's state, so that a count renders its badge, not the navbar. */
const counts = new Map<NavigationCount, number>();
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const countOf = (topic: NavigationCount | undefined): number => (topic && counts.get(topic)) ?? 0;

/** Returns the live count of a topic; 0 if it isn't known, and without a topic. */
export function useLinkCount(topic: NavigationCount | undefined): number {
  return useSyncExternalStore(
    subscribe,
    () => countOf(topic),
    () => 0,
  );
}

/** Returns whether one of these links has a count. */
export function useHasCount(links: readonly CountedLink[]): boolean {
  return useSyncExternalStore(
    subscribe,
    () => links.some(({ count }) => countOf(count) > 0),
    () => false,
  );
}

/** Keeps the counts of these links up to date. The navbar calls it once. */
export function useFollowedCounts(links: readonly CountedLink[]): void {
  const wanted = [...new Set(links.flatMap(({ count }) => count ?? []))].join();
  useEffect(() => {
    const topics = wanted.split(',').filter(Boolean) as NavigationCount[];
    const stops = topics.map((topic) =>
      followTopic(topic, {
        onEvent: {
          count({ count }) {
            counts.set(topic, count);
            notify();
          },
        },
      }),
    );
    return () => {
      for (const stop of stops) stop();
      counts.clear();
      notify();
    };
  }, [wanted]);
}

import type { NavigationCount } from '@boardwalk/contracts';
import { followTopic } from '@boardwalk/kit';
import { useEffect, useState } from 'react';
import type { CountedLink } from '../federation/navigation.ts';

export type LinkCounts = Partial<Record<NavigationCount, number>>;

/** Returns the live counts of these links. */
export function useLinkCounts(links: readonly CountedLink[]): LinkCounts {
  const [counts, setCounts] = useState<LinkCounts>({});
  const wanted = links.flatMap(({ count }) => count ?? []).join();
  useEffect(() => {
    const topics = wanted.split(',').filter(Boolean) as NavigationCount[];
    const stops = topics.map((topic) =>
      followTopic(topic, {
        onEvent: { count: ({ count }) => setCounts((known) => ({ ...known, [topic]: count })) },
      }),
    );
    return () => {
      for (const stop of stops) stop();
      setCounts({});
    };
  }, [wanted]);
  return counts;
}

import type { Presence, TopicKey } from '@boardwalk/contracts';
import { useLiveTopic } from '@boardwalk/kit';
import { useState } from 'react';

/** What can be worked on by several: the topics that tell who is there. */
export type PresenceTopic = Extract<TopicKey, `${string}/:id/presence`>;

/**
 * Tells the server that somebody works here, and hears who else does. Listening is what tells others: it goes on while the tab is hidden.
 * @param id of what is worked on; nothing is told without one.
 */
export function usePresence(topic: PresenceTopic, id: string | undefined): Presence | undefined {
  const [heard, setHeard] = useState<{ id?: string; here?: Presence }>({});
  useLiveTopic(topic, {
    params: { id: id ?? '' },
    enabled: id !== undefined,
    perWindow: true,
    whileHidden: true,
    onEvent: { here: (here) => setHeard({ id, here }) },
    onLost: () => setHeard({}),
    onRefused: () => setHeard({}),
  });
  return heard.id === id ? heard.here : undefined;
}

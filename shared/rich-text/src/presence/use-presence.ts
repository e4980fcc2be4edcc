import type { Presence, TopicKey } from '@boardwalk/contracts';
import { useLiveTopic } from '@boardwalk/kit';
import { useState } from 'react';

/** Presence topics of things that several members can edit. */
export type PresenceTopic = Extract<TopicKey, `${string}/:id/presence`>;

/**
 * Reports this member's presence and returns that of others. The subscription itself reports it, so it continues while the tab is hidden.
 * @param id id of the edited thing; without one nothing is reported.
 */
export function usePresence(topic: PresenceTopic, id: string | undefined): Presence | undefined {
  const [received, setReceived] = useState<{ id?: string; here?: Presence }>({});
  useLiveTopic(topic, {
    params: { id: id ?? '' },
    enabled: id !== undefined,
    perWindow: true,
    whileHidden: true,
    onEvent: { here: (here) => setReceived({ id, here }) },
    onLost: () => setReceived({}),
    onRefused: () => setReceived({}),
  });
  return received.id === id ? received.here : undefined;
}

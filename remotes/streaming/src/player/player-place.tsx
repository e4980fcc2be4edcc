import { Box, keepPart } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PersistentPlayers } from './persistent-players.tsx';
import { type Channel, takeSeat } from './player-store.ts';

/**
 * Slot for a stream's player on a page. The player itself is rendered outside of all pages and moved here, so that it continues after the page is
 * left.
 */
export function PlayerPlace({ channel, begins = false }: { channel: Channel; begins?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { username } = channel;
  const sit = useEffectEvent(() => (place.current ? takeSeat(channel, place.current, begins) : undefined));
  useEffect(() => keepPart('streaming players', <PersistentPlayers />), []);
  // Moved away before the page's elements are removed: a video that is removed from the document stops.
  useLayoutEffect(() => sit(), [username]);
  return (
    <Box
      ref={place}
      aspectRatio={16 / 9}
      width="100%"
      bg="black"
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
    />
  );
}

import { Box, setPersistentPart } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { PersistentPlayers } from './persistent-players.tsx';
import { attachPlayer, type Channel } from './player-store.ts';

/**
 * Slot for a stream's player on a page. The player itself is rendered outside of all pages and moved here, so that it continues after the page is
 * left.
 */
export function PlayerContainer({ channel, begins = false }: { channel: Channel; begins?: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const { username } = channel;
  const attach = useEffectEvent(() =>
    container.current ? attachPlayer(channel, container.current, begins) : undefined,
  );
  useEffect(() => setPersistentPart('streaming players', <PersistentPlayers />), []);
  // Moved away before the page's elements are removed: a video that is removed from the document stops.
  useLayoutEffect(() => attach(), [username]);
  return (
    <Box
      ref={container}
      aspectRatio={16 / 9}
      width="100%"
      bg="black"
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
    />
  );
}

import { Box, keepPart } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { KeptPlayers } from './kept-players.tsx';
import { type Channel, takeSeat } from './player-store.ts';

/** The place of a stream's player on a page. The player itself stands beside all pages and comes here, so that it can go on when the page is left. */
export function PlayerPlace({ channel, begins = false }: { channel: Channel; begins?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const { username } = channel;
  const sit = useEffectEvent(() => (place.current ? takeSeat(channel, place.current, begins) : undefined));
  useEffect(() => keepPart('streaming players', <KeptPlayers />), []);
  // It leaves before the page's elements are gone: what is taken out of the document stops.
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

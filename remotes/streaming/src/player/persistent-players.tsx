import { SHELL_ROUTES } from '@boardwalk/contracts';
import { chakra, Flex, HStack, Link, Text, useLocation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { ChannelPlayer } from './channel-player.tsx';
import { dismiss, type StreamPlayer, setCorner, usePlayers } from './player-store.ts';

/** Height of the bars at the bottom of the window, on phones. */
const BARS = 'var(--action-bar-height, 0px) + var(--bottom-bar, 0px)';

/**
 * All players: on their page, or in the corner of the window after the page was left. They end on the sign-in pages, whose buttons they would cover.
 */
export function PersistentPlayers() {
  const { t } = useLingui();
  const players = usePlayers();
  const away = players.filter(({ onPage }) => !onPage);
  const { pathname } = useLocation();
  const isSignIn = `${pathname}/`.startsWith(`${SHELL_ROUTES.signIn.path}/`);
  useLayoutEffect(() => {
    if (isSignIn) for (const { onPage, channel } of players) if (!onPage) dismiss(channel.username);
  }, [isSignIn, players]);
  return (
    <>
      {players.map(({ element, ...player }) =>
        createPortal(<ChannelPlayer {...player} />, element, player.channel.username),
      )}
      <chakra.aside
        aria-label={t`Streams playing in the background`}
        hidden={away.length === 0}
        position="fixed"
        zIndex="docked"
        insetEnd={{ base: '2', sm: '4' }}
        bottom={{ base: `calc(0.5rem + ${BARS})`, sm: `calc(1rem + ${BARS})` }}
        width={away.length > 1 ? 'min(38rem, calc(100vw - 1rem))' : 'min(21rem, calc(100vw - 1rem))'}
      >
        <Flex wrap="wrap" gap="2" justify="end">
          {players.map((player) => (
            <Corner key={player.channel.username} player={player} wide={away.length === 1} />
          ))}
        </Flex>
      </chakra.aside>
    </>
  );
}

/** Container of a player in the corner. Exists in advance, because the player is moved into it while the page unmounts. */
function Corner({ player, wide }: { player: StreamPlayer; wide: boolean }) {
  const { t } = useLingui();
  const { username, fullName } = player.channel;
  return (
    <chakra.div
      hidden={player.onPage}
      width={wide ? '100%' : 'calc(50% - 0.25rem)'}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      overflow="hidden"
      boxShadow="lg"
      css={{
        '& figcaption': { display: 'none' },
        '& figure, & figure > div': { height: '100%', minHeight: 0 },
      }}
    >
      <HStack gap="2" ps="3" pe="1" py="1">
        <Text truncate flex="1" textStyle="sm" fontWeight="semibold">
          <Link to={`/stream/${encodeURIComponent(username)}`}>
            <Trans>
              Back to <bdi translate="no">{fullName}</bdi>
            </Trans>
          </Link>
        </Text>
        <chakra.button
          type="button"
          aria-label={t`Close the stream of ${fullName}`}
          onClick={() => dismiss(username)}
          display="grid"
          placeItems="center"
          boxSize="9"
          borderRadius="sm"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
        >
          <X size={18} aria-hidden />
        </chakra.button>
      </HStack>
      <chakra.div
        ref={(element: HTMLElement | null) => setCorner(username, element)}
        aspectRatio={16 / 9}
        bg="black"
      />
    </chakra.div>
  );
}

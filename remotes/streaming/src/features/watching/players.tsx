import type { StreamPage } from '@boardwalk/contracts';
import { Box, chakra, Grid, HStack, isMissing, Link, Skeleton, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayerContainer } from '../../player/player-container.tsx';
import { OffAir } from './off-air.tsx';
import { useStream } from './use-stream.ts';

interface PlayersProps {
  page: StreamPage;
  others: readonly string[];
  onRemove: (username: string) => void;
}

/** The player of the page's stream, and up to three others next to it. */
export function Players({ page, others, onRemove }: PlayersProps) {
  const several = others.length > 0;
  return (
    <Grid
      gap="3"
      templateColumns={
        several ? { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)'
      }
    >
      <Box minW="0">
        {several && <Head name={page.streamer.person.fullName} />}
        <Screen page={page} main />
      </Box>
      {others.map((username) => (
        <OtherPlayer key={username} username={username} onRemove={() => onRemove(username)} />
      ))}
    </Grid>
  );
}

function Screen({ page, main = false }: { page: StreamPage; main?: boolean }) {
  const { live } = page;
  if (!live) return <OffAir page={page} withFollow={main} />;
  return <PlayerContainer key={live.channel} channel={{ ...live, ...live.person }} begins />;
}

function OtherPlayer({ username, onRemove }: { username: string; onRemove: () => void }) {
  const { t } = useLingui();
  const { page, error } = useStream(username);
  const name = page?.streamer.person.fullName ?? username;
  return (
    <Box minW="0">
      <Head name={page ? <Link to={`/stream/${encodeURIComponent(username)}`}>{name}</Link> : name}>
        <chakra.button
          type="button"
          aria-label={t`Stop watching ${name}`}
          onClick={onRemove}
          display="grid"
          placeItems="center"
          boxSize="9"
          borderRadius="sm"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
        >
          <X size={18} aria-hidden />
        </chakra.button>
      </Head>
      {page && <Screen page={page} />}
      {!page && !error && <Skeleton aspectRatio={16 / 9} />}
      {!page && error && (
        <Box
          aspectRatio={16 / 9}
          display="grid"
          placeItems="center"
          borderWidth="1px"
          borderRadius="md"
          p="4"
        >
          <Text color="fg.muted" role="alert" textAlign="center">
            {isMissing(error) ? (
              <Trans>
                There is no streamer called <bdi translate="no">{username}</bdi>.
              </Trans>
            ) : (
              <Trans>
                The stream of <bdi translate="no">{username}</bdi> could not be loaded.
              </Trans>
            )}
          </Text>
        </Box>
      )}
    </Box>
  );
}

function Head({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <HStack justify="space-between" minH="9" mb="1">
      <Text fontWeight="700" fontFamily="heading" truncate>
        {name}
      </Text>
      {children}
    </HStack>
  );
}

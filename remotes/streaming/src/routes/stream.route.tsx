import type { StreamPage } from '@boardwalk/contracts';
import {
  Alert,
  BackLink,
  Box,
  Container,
  EmptyState,
  Grid,
  HStack,
  LinkButton,
  LiveLamp,
  MemberAvatar,
  MemberName,
  NotLoaded,
  Page,
  PageHeading,
  Skeleton,
  Stack,
  Text,
  TimeText,
  usePageTitle,
  useParams,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { AddStreamMenu } from '../features/watching/add-stream-menu.tsx';
import { useMultiview } from '../features/watching/multiview.ts';
import { Players } from '../features/watching/players.tsx';
import { StreamActions } from '../features/watching/stream-actions.tsx';
import { StreamChat, useChat } from '../features/watching/stream-chat.tsx';
import { About, NextDates, Related } from '../features/watching/stream-facts.tsx';
import { useStream } from '../features/watching/use-stream.ts';
import { useNames } from '../streams/names.ts';
import { StreamMetrics } from '../streams/stream-metrics.tsx';

/** `/stream/:username`: a streamer, live or not. */
export default function StreamRoute() {
  const { t } = useLingui();
  const { username = '' } = useParams();
  const { page, error, refetch } = useStream(username);
  if (page) return <Watching key={page.streamer.person.username} page={page} />;
  return (
    <Page title={t`Stream`} back={{ to: '/streaming', label: t`Live` }}>
      <NotLoaded
        error={error}
        failure={t`The stream could not be loaded`}
        onRetry={refetch}
        missing={
          <EmptyState
            title={t`Streamer not found`}
            action={
              <LinkButton variant="outline" to="/streaming">
                <Trans>View live streams</Trans>
              </LinkButton>
            }
          >
            <Trans>They may have stopped streaming, or the address is wrong.</Trans>
          </EmptyState>
        }
        skeleton={
          <Stack gap="4" role="status" aria-label={t`Loading the stream`}>
            <Skeleton height="15rem" width="100%" />
            <Skeleton height="10" maxW="24rem" />
            <Skeleton height="24" />
          </Stack>
        }
      />
    </Page>
  );
}

function Watching({ page }: { page: StreamPage }) {
  const { person } = page.streamer;
  const [theatre, setTheatre] = useState(false);
  const [chatShown, setChatShown] = useState(false);
  const { others, isFull, add, remove } = useMultiview(person.username);
  const chat = useChat(page.live);
  const withChat = chat && chatShown && page.live;
  usePageTitle(page.live?.character ?? person.fullName);
  return (
    <Box pt={{ base: '6', md: '8' }} pb={{ base: '8', md: '14' }} flex="1">
      <Container>
        <BackLink to="/streaming">
          <Trans>Live</Trans>
        </BackLink>
      </Container>
      <Container maxW={theatre ? '100%' : undefined}>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            lg: withChat ? 'minmax(0, 1fr) 21rem' : 'minmax(0, 1fr)',
          }}
          gap="4"
          alignItems="start"
        >
          {/* In theater mode it is as high as the window allows, so that the page's header stays visible. */}
          <Box minW="0" width="100%" maxW={theatre ? 'calc((100svh - 12rem) * 16 / 9)' : undefined} mx="auto">
            <Players page={page} others={others} onRemove={remove} />
          </Box>
          {withChat && <StreamChat live={withChat} chat={chat} />}
        </Grid>
      </Container>
      <Container>
        <Stack gap="5" mt="5">
          <StreamHead page={page} />
          <StreamActions
            page={page}
            chat={chat && { shown: chatShown, toggle: () => setChatShown(!chatShown) }}
            theatre={page.live ? { on: theatre, toggle: () => setTheatre(!theatre) } : undefined}
          >
            {!isFull && <AddStreamMenu shown={[person.username, ...others]} onChoose={add} />}
          </StreamActions>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
            gap={{ base: '8', lg: '14' }}
            pt="4"
            borderTopWidth="1px"
          >
            <Stack gap="10" minW="0">
              <About page={page} />
              <Related page={page} />
            </Stack>
            <NextDates dates={page.next} username={person.username} />
          </Grid>
        </Stack>
      </Container>
    </Box>
  );
}

function StreamHead({ page }: { page: StreamPage }) {
  const names = useNames();
  const { live, streamer, platform } = page;
  const { person } = streamer;
  const silent = platform.state === 'silent';
  const name = names.platform(platform.platform);
  return (
    <Stack gap="2">
      {silent && (
        <Alert.Root status="warning" borderRadius="md" size="sm">
          <Alert.Indicator />
          <Alert.Title>
            {platform.answeredAt ? (
              <Trans>
                {name} isn’t responding. You see its last known state,{' '}
                <TimeText at={platform.answeredAt} as="relative" />.
              </Trans>
            ) : (
              <Trans>{name} isn’t responding. It isn’t known who is live there.</Trans>
            )}
          </Alert.Title>
        </Alert.Root>
      )}
      <HStack gap="3" wrap="wrap">
        <MemberAvatar {...person} size="12" />
        <PageHeading textStyle="3xl" overflowWrap="anywhere" minW="0">
          {live?.character ?? person.fullName}
        </PageHeading>
        {live && <LiveLamp size="md" />}
      </HStack>
      {live && (
        <Text textStyle="lg" overflowWrap="anywhere" dir="auto">
          {live.title}
        </Text>
      )}
      <Text color="fg.muted">
        {live?.character && (
          <>
            <Trans>
              played by <MemberName {...person} color="fg" fontWeight="medium" />
            </Trans>
            {' · '}
          </>
        )}
        {live && (
          <>
            <Trans>
              started <TimeText at={live.startedAt} as="relative" />
            </Trans>
            <StreamMetrics stream={live} state={platform.state} dotted />
          </>
        )}
      </Text>
    </Stack>
  );
}

import type { LiveStream } from '@boardwalk/contracts';
import {
  Box,
  Center,
  Heading,
  HStack,
  Link,
  LinkBox,
  LinkOverlay,
  LiveLamp,
  MemberAvatar,
  Text,
  TimeText,
  useLiveTopic,
  useQueryClient,
  useSession,
  useSite,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Picture } from '../../parts/picture.tsx';
import { liveQuery } from './queries.ts';

/** Sizes of the frame: the width of the tile. */
const SIZES = '(min-width: 64rem) 30rem, (min-width: 48rem) 50vw, 100vw';

/** The live stream with its picture. Visitors get to the public page of all streams. */
export function LiveTile({ stream }: { stream: LiveStream }) {
  const isMember = useSession().state === 'authenticated';
  useLiveStreams(stream);
  const { person, character, title, startedAt } = stream;
  return (
    <LinkBox
      as="li"
      display="flex"
      flexDirection="column"
      flex={{ base: '1 1 100%', md: '1.4 1 22rem' }}
      minW="0"
      borderWidth="1.5px"
      borderColor="border.emphasized"
      borderRadius="lg"
      overflow="hidden"
      bg="bg.panel"
    >
      <Box position="relative" bg="night" aspectRatio="16 / 9" overflow="hidden" className="dark">
        <Frame stream={stream} />
        <Box position="absolute" top="3" insetStart="3">
          <LiveLamp />
        </Box>
      </Box>
      <HStack gap="3" p="4" align="start" flex="1" minW="0">
        <MemberAvatar {...person} size="10" />
        <Box minW="0">
          <Heading as="h3" textStyle="xl" overflowWrap="anywhere" lineHeight="1.15">
            <LinkOverlay asChild>
              <Link to={isMember ? `/stream/${encodeURIComponent(person.username)}` : '/streaming'}>
                {character ?? person.fullName}
              </Link>
            </LinkOverlay>
          </Heading>
          <Text lineClamp="2" overflowWrap="anywhere">
            {title}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            <Trans>
              started <TimeText at={startedAt} as="relative" />
            </Trans>
          </Text>
        </Box>
      </HStack>
    </LinkBox>
  );
}

/** The harbor by night in the demo's city, else the streamer's picture. Decorative, because the stream itself isn't a still picture. */
function Frame({ stream: { person } }: { stream: LiveStream }) {
  const { scenery } = useSite().look;
  if (scenery === 'harbour')
    return (
      <Picture
        name="stream-harbour"
        alt=""
        sizes={SIZES}
        ratio={[1280, 720]}
        height="100%"
        objectFit="cover"
      />
    );
  return (
    <Center height="100%">
      <MemberAvatar {...person} size="6rem" />
    </Center>
  );
}

/** Loads the stream again after it has ended, or after another one has begun. */
function useLiveStreams({ id }: LiveStream) {
  const queries = useQueryClient();
  useLiveTopic('streams', {
    onEvent: {
      now: ({ items }) => {
        if (!items.some((item) => item.id === id))
          void queries.invalidateQueries({ queryKey: liveQuery.queryKey });
      },
    },
  });
}

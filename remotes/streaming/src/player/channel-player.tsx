import { STREAM_PLATFORM_ROWS, type StreamPlatformName } from '@boardwalk/contracts';
import {
  Button,
  Center,
  chakra,
  Embed,
  lazyWithRetry,
  Skeleton,
  Stack,
  Text,
  useHydrated,
  useSettingsStore,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { type Channel, markOpened, type StreamPlayer } from './player-store.ts';
import { HarborNight } from './poster.tsx';

/** Loaded when a stream is played. */
const HlsPlayer = lazyWithRetry(() => import(/* webpackChunkName: "player" */ './hls-player.tsx'));

type ChannelPlayerProps = Pick<StreamPlayer, 'channel' | 'opened' | 'begins'>;

/** The player of a stream: the platform's own, in a frame, or the site's. */
export function ChannelPlayer({ channel, opened, begins }: ChannelPlayerProps) {
  const { t } = useLingui();
  const host = useHydrated() ? location.hostname : '';
  const { username, fullName, platform, channelUrl } = channel;
  const row = platformRow(platform);
  const open = () => markOpened(username);
  if (!row.player) return <OwnPlayer channel={channel} opened={opened} begins={begins} onOpen={open} />;
  const src = row.player({ channel: channel.channel, broadcast: channel.broadcast, host });
  return (
    <Embed title={t`${fullName} live`} address={channelUrl} player={{ name: row.name, src }} onOpen={open} />
  );
}

function OwnPlayer({ channel, opened, begins, onOpen }: ChannelPlayerProps & { onOpen: () => void }) {
  const { t } = useLingui();
  const autoplay = useSettingsStore(({ autoplayVideos }) => autoplayVideos);
  const [startedByUser, setStartedByUser] = useState(false);
  const { channel: source, username, fullName, title } = channel;
  const isHere = isOfThisSite(source);
  const beginsItself = begins && autoplay && isHere;
  useEffect(() => {
    if (beginsItself) markOpened(username);
  }, [beginsItself, username]);
  const refused = useIsRefused(source);
  if (refused) return <Refused channel={channel} />;
  if (opened)
    return (
      <Suspense fallback={<Skeleton height="100%" borderRadius="0" />}>
        <HlsPlayer source={source} title={title} startedByUser={startedByUser} />
      </Suspense>
    );
  return (
    <chakra.button
      type="button"
      onClick={() => {
        setStartedByUser(true);
        onOpen();
      }}
      aria-label={t`Watch the stream of ${fullName}`}
      display="grid"
      placeItems="center"
      width="100%"
      height="100%"
      bg="black"
      color="white"
      cursor="pointer"
      position="relative"
      _hover={{ '& > span': { transform: 'scale(1.04)' } }}
    >
      <HarborNight />
      <chakra.span
        position="relative"
        display="inline-flex"
        alignItems="center"
        gap="2.5"
        px="6"
        py="3.5"
        borderRadius="full"
        bg="lamp"
        color="ink"
        fontWeight="700"
        fontSize="lg"
        transition="transform 140ms ease-out"
      >
        <Play size={22} fill="currentColor" aria-hidden />
        <Trans>Watch</Trans>
      </chakra.span>
      {!isHere && <AddressNote host={hostOf(source)} />}
    </chakra.button>
  );
}

/** States who receives which data when it plays, as for platforms. */
function AddressNote({ host }: { host: string }) {
  return (
    <chakra.span
      position="absolute"
      insetX="0"
      bottom="0"
      p="3"
      bg="black/75"
      textStyle="sm"
      textAlign="center"
    >
      <Trans>Playing shares your IP address with {host}. Nothing is loaded from there until you play.</Trans>
    </chakra.span>
  );
}

/** Returns whether the CSP of this document blocks the stream. It was created for the first page of the tab. */
function useIsRefused(source: string): boolean {
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const { origin } = new URL(source, location.origin);
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'connect-src' && blockedURI.startsWith(origin)) setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => document.removeEventListener('securitypolicyviolation', onViolation);
  }, [source]);
  return refused;
}

function Refused({ channel: { channel: source, channelUrl } }: { channel: Channel }) {
  const host = hostOf(source);
  return (
    <Center height="100%" bg="black" color="white" p="6" textAlign="center">
      <Stack gap="3" align="center">
        <Text role="alert">
          <Trans>This page isn’t allowed to play streams from {host} yet.</Trans>
        </Text>
        <Button size="sm" colorPalette="sodium" onClick={() => location.reload()}>
          <Trans>Reload the page</Trans>
        </Button>
        <chakra.a
          href={channelUrl}
          rel="noopener noreferrer nofollow"
          target="_blank"
          textDecoration="underline"
        >
          <Trans>Open on the platform</Trans>
        </chakra.a>
      </Stack>
    </Center>
  );
}

function isOfThisSite(source: string): boolean {
  return new URL(source, location.origin).origin === location.origin;
}

function hostOf(source: string): string {
  return new URL(source, location.origin).host;
}

interface Row {
  name: string;
  player: ((source: { channel: string; broadcast: string | null; host: string }) => string) | null;
}

function platformRow(platform: StreamPlatformName): Row {
  return STREAM_PLATFORM_ROWS[platform];
}

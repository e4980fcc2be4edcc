import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { ExternalLinkIcon, PlayIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHydrated } from '../ssr/use-hydrated.ts';
import { isAllowedHere, reloadFor, wasReloadedFor } from './document-policy.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { type Player, playerOf } from './players.ts';

export interface EmbedProps {
  /** URL of the original page: determines the player, and is linked. */
  address: string;
  /** Description of the content for those who can't see it: `The harbour at night`. */
  title: string;
  /** Player for pages other than those of known providers. Its origin has to be in `remote.json`. */
  player?: Player;
  /** Preview picture of this site. */
  poster?: string;
  /** Width / height; 16 / 9 by default. */
  aspectRatio?: number;
  /** Called when the frame opens. */
  onOpen?: () => void;
}

/** `unfit`: the CSP forbids it. `failed`: it didn't load. */
type State = 'closed' | 'open' | 'unfit' | 'failed';

/** A player or page of another site. Nothing is loaded before a click, and the choice isn't remembered. */
export function Embed({ address, title, player, poster, aspectRatio = 16 / 9, onOpen }: EmbedProps) {
  const [state, setState] = useState<State>('closed');
  const host = useHydrated() ? location.hostname : '';
  const shown = player ?? playerOf(address, host);
  const name = shown?.name ?? hostOf(address);
  const src = shown?.src;
  const open = () => {
    const allowed = src !== undefined && isAllowedHere(src);
    setState(allowed ? 'open' : 'unfit');
    if (allowed) onOpen?.();
  };
  const reopen = useEffectEvent(() => {
    if (src && wasReloadedFor(src)) open();
  });
  useEffect(() => {
    if (src) reopen();
  }, [src]);
  const activate = () => (src && !isAllowedHere(src) ? reloadFor(src) : open());
  return (
    <chakra.figure data-embed="" width="100%">
      <Box
        position="relative"
        aspectRatio={aspectRatio}
        // On phones the text would cover the whole picture.
        minH={{ base: poster && state === 'closed' ? '20rem' : '10rem', md: '10rem' }}
        width="100%"
        overflow="hidden"
        borderWidth="1px"
        borderRadius="md"
        bg="bg.panel"
      >
        {state === 'open' && src && (
          <EmbedFrame src={src} title={title} onFailed={() => setState('failed')} />
        )}
        {state === 'closed' && (
          <ClosedEmbed name={name} title={title} poster={poster} onActivate={activate} />
        )}
        {state === 'unfit' && <Failed name={name} />}
        {state === 'failed' && <Failed name={name} onAgain={open} />}
      </Box>
      <chakra.figcaption mt="1.5" textStyle="sm">
        <chakra.a
          href={address}
          rel="noopener noreferrer nofollow"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          color="dusk.fg"
          textDecoration="underline"
        >
          <Trans>Open on {name}</Trans>
          <ExternalLinkIcon size="1em" aria-hidden />
        </chakra.a>
      </chakra.figcaption>
    </chakra.figure>
  );
}

interface ClosedEmbedProps {
  name: string;
  title: string;
  poster: string | undefined;
  onActivate: () => void;
}

/** Names the content, its provider and the data they receive. */
function ClosedEmbed({ name, title, poster, onActivate }: ClosedEmbedProps) {
  return (
    <chakra.button
      type="button"
      onClick={onActivate}
      position="absolute"
      inset="0"
      width="100%"
      display="grid"
      placeItems={poster ? 'end stretch' : 'center'}
      cursor="pointer"
      _hover={{ '& svg': { color: 'sodium.fg' } }}
    >
      {poster && (
        <chakra.img src={poster} alt="" position="absolute" inset="0" boxSize="100%" objectFit="cover" />
      )}
      <Stack
        position="relative"
        align="center"
        textAlign="center"
        gap="1"
        px="4"
        py="3"
        bg={poster ? 'bg.panel' : undefined}
        color="fg.muted"
      >
        <PlayIcon size={poster ? 24 : 40} aria-hidden />
        <Text as="strong" color="fg" textStyle={{ base: 'md', md: 'lg' }}>
          {title}
        </Text>
        <Text
          as="span"
          color="fg"
          textStyle="sm"
          fontWeight="semibold"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="sm"
          px="3"
          py="1"
          my="1"
        >
          <Trans>Load from {name}</Trans>
        </Text>
        <Text as="span" textStyle="xs" maxW="36rem">
          <Trans>
            If you load this, {name} sees your IP address and that you come from this site, and may set
            cookies. Nothing is loaded until you choose to.
          </Trans>
        </Text>
      </Stack>
    </chakra.button>
  );
}

function Failed({ name, onAgain }: { name: string; onAgain?: () => void }) {
  return (
    <Stack role="alert" position="absolute" inset="0" align="center" justify="center" gap="3" p="4">
      <Text textAlign="center">
        <Trans>This could not be loaded here. Try to open it on {name}.</Trans>
      </Text>
      {onAgain && (
        <Button size="sm" variant="outline" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Stack>
  );
}

/** `https://maps.example.org/pier` → `maps.example.org`. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

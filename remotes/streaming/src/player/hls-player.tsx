import { Box, Center, chakra, Spinner, useSettingsStore, VisuallyHidden } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HlsEngine } from './hls-engine.ts';
import { PlayerControls } from './player-controls.tsx';
import { actionOf, type PlayerAction } from './player-keys.ts';
import { rememberedVolume, rememberVolume } from './player-memory.ts';
import { EMPTY_STATE } from './player-state.ts';
import { PlayerTrouble } from './player-trouble.tsx';
import { useVideo } from './use-video.ts';

interface HlsPlayerProps {
  source: string;
  title: string;
  /** Whether the user started it: then it is focused, with sound. Autoplay is muted. */
  startedByUser: boolean;
}

/** The site's own player: quality, captions, sound, picture in picture, full screen, by mouse and keyboard. */
export default function HlsPlayer({ source, title, startedByUser }: HlsPlayerProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const engine = useRef<HlsEngine>(undefined);
  const [state, setState] = useState(EMPTY_STATE);
  const shown = useVideo(video);
  const language = useSettingsStore(({ language: chosen }) => chosen);
  const begin = useEffectEvent((element: HTMLVideoElement) => {
    const { volume, muted } = rememberedVolume();
    element.volume = volume;
    element.muted = muted || !startedByUser;
    if (startedByUser) frame.current?.focus({ preventScroll: true });
    element.play().catch(() => {
      // A browser that blocks autoplay with sound may allow it muted.
      element.muted = true;
      element.play().catch(() => {});
    });
  });
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    engine.current = new HlsEngine(element, source, setState);
    begin(element);
    return () => engine.current?.destroy();
  }, [source]);
  const run = (action: PlayerAction) => {
    const element = video.current;
    if (!element) return;
    if (action.kind === 'play') void (element.paused ? element.play() : element.pause());
    else if (action.kind === 'mute') setMuted(element, !element.muted);
    else if (action.kind === 'volume') setVolume(element, element.volume + action.by);
    else if (action.kind === 'seek') element.currentTime = Math.max(0, element.currentTime + action.seconds);
    else if (action.kind === 'captions') engine.current?.setCaption(nextCaption(state, language));
    else void (shown.isFull ? document.exitFullscreen() : frame.current?.requestFullscreen());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf({ ...keysOf(event), on: (event.target as Element).tagName });
    if (!action) return;
    event.preventDefault();
    run(action);
  };
  return (
    <chakra.section
      ref={frame}
      aria-label={t`Player: ${title}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      position="relative"
      height="100%"
      bg="black"
      overflow="hidden"
      outline="none"
      containerType="inline-size"
      data-player=""
    >
      {/* biome-ignore lint/a11y/useMediaCaption: a stream's captions come with its playlist, and are turned on below. */}
      <chakra.video
        ref={video}
        loop
        playsInline
        onClick={() => run({ kind: 'play' })}
        width="100%"
        height="100%"
        objectFit="contain"
        aria-label={title}
      />
      {shown.waiting && state.retryAt === null && (
        <Center position="absolute" inset="0" pointerEvents="none" color="white">
          <Spinner size="lg" />
          <VisuallyHidden role="status">{t`Loading the stream`}</VisuallyHidden>
        </Center>
      )}
      <PlayerTrouble state={state} onRetry={() => void engine.current?.retry()} />
      <Box position="absolute" insetX="0" bottom="0">
        <PlayerControls
          shown={shown}
          state={state}
          onAction={run}
          onVolume={(volume) => video.current && setVolume(video.current, volume)}
          onQuality={(id) => engine.current?.setQuality(id)}
          onCaption={(id) => engine.current?.setCaption(id)}
          onSmall={canBeSmall() ? () => void small(video.current) : undefined}
        />
      </Box>
    </chakra.section>
  );
}

const keysOf = ({ key, code, altKey, ctrlKey, metaKey }: KeyboardEvent) => ({
  key,
  code,
  altKey,
  ctrlKey,
  metaKey,
});

function setMuted(video: HTMLVideoElement, muted: boolean): void {
  video.muted = muted;
  rememberVolume({ volume: video.volume, muted });
}

function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = Math.min(1, Math.max(0, Math.round(volume * 100) / 100));
  video.muted = false;
  rememberVolume({ volume: video.volume, muted: false });
}

/** Turns captions off if some are on; otherwise turns on those in the reader's language, or the first. */
function nextCaption({ captions, caption }: typeof EMPTY_STATE, language: string): number {
  if (caption >= 0) return -1;
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const own = captions.find(({ name }) => name.toLowerCase() === names.of(language)?.toLowerCase());
  return (own ?? captions[0])?.id ?? -1;
}

const canBeSmall = (): boolean => document.pictureInPictureEnabled === true;

async function small(video: HTMLVideoElement | null): Promise<void> {
  try {
    if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
    else await video?.requestPictureInPicture();
  } catch {
    // The browser rejects it before there is a picture: the user can try again.
  }
}

import { chakra, HStack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import {
  Captions,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Settings2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlayerAction } from './player-keys.ts';
import type { Option, PlayerState } from './player-state.ts';
import type { useVideo } from './use-video.ts';

interface PlayerControlsProps {
  shown: ReturnType<typeof useVideo>;
  state: PlayerState;
  onAction: (action: PlayerAction) => void;
  onVolume: (volume: number) => void;
  onQuality: (id: number) => void;
  onCaption: (id: number) => void;
  /** Picture in picture, if supported by the browser. */
  onSmall: (() => void) | undefined;
}

/** The control bar at the bottom. Always visible, because a bar that disappears is hard to find. */
export function PlayerControls(props: PlayerControlsProps) {
  const { t } = useLingui();
  const { shown, state, onAction, onVolume, onQuality, onCaption, onSmall } = props;
  const playing = state.qualities.find(({ id }) => id === state.playing)?.name;
  return (
    <HStack
      gap="1"
      px="2"
      pt="6"
      pb="1.5"
      color="white"
      css={{ backgroundImage: 'linear-gradient(transparent, rgb(5 8 16 / 0.85) 55%)' }}
    >
      <Control
        name={shown.paused ? t`Play` : t`Pause`}
        keys="k"
        onPress={() => onAction({ kind: 'play' })}
        icon={shown.paused ? <Play /> : <Pause />}
      />
      <Control
        name={shown.muted ? t`Sound on` : t`Sound off`}
        keys="m"
        onPress={() => onAction({ kind: 'mute' })}
        icon={shown.muted ? <VolumeX /> : <Volume2 />}
      />
      <chakra.input
        type="range"
        aria-label={t`Volume`}
        min={0}
        max={1}
        step={0.05}
        value={shown.muted ? 0 : shown.volume}
        onChange={(event) => onVolume(event.target.valueAsNumber)}
        width="5rem"
        accentColor="lamp"
        css={{ '@container (max-width: 26rem)': { display: 'none' } }}
      />
      <chakra.span flex="1" />
      {state.captions.length > 0 && (
        <Choice
          name={t`Captions`}
          icon={<Captions />}
          value={state.caption}
          options={[{ id: -1, name: t({ message: 'Off', context: 'captions' }) }, ...state.captions]}
          onChange={onCaption}
        />
      )}
      {state.qualities.length > 1 && (
        <Choice
          name={t`Quality`}
          icon={<Settings2 />}
          value={state.quality}
          options={[{ id: -1, name: playing ? t`Auto (${playing})` : t`Auto` }, ...state.qualities]}
          onChange={onQuality}
        />
      )}
      {onSmall && <Control name={t`Picture in picture`} onPress={onSmall} icon={<PictureInPicture2 />} />}
      <Control
        name={shown.isFull ? t`Exit full screen` : t`Full screen`}
        keys="f"
        onPress={() => onAction({ kind: 'fullscreen' })}
        icon={shown.isFull ? <Minimize /> : <Maximize />}
      />
    </HStack>
  );
}

interface ControlProps {
  name: string;
  /** Shortcut of the control. */
  keys?: string;
  icon: ReactNode;
  onPress: () => void;
}

function Control({ name, keys, icon, onPress }: ControlProps) {
  return (
    <chakra.button
      type="button"
      aria-label={name}
      aria-keyshortcuts={keys}
      title={keys ? `${name} (${keys})` : name}
      onClick={onPress}
      display="grid"
      placeItems="center"
      boxSize="10"
      flexShrink="0"
      borderRadius="md"
      cursor="pointer"
      _hover={{ bg: 'white/15' }}
      _focusVisible={{ outline: '2px solid', outlineColor: 'lamp', outlineOffset: '-2px' }}
      css={{ '& svg': { width: '1.25rem', height: '1.25rem' } }}
    >
      {icon}
    </chakra.button>
  );
}

interface ChoiceProps {
  name: string;
  icon: ReactNode;
  value: number;
  options: readonly Option[];
  onChange: (id: number) => void;
}

/** A native select: it works in full screen, too, and has the usual appearance on phones. */
function Choice({ name, icon, value, options, onChange }: ChoiceProps) {
  return (
    <chakra.label
      title={name}
      position="relative"
      display="flex"
      alignItems="center"
      gap="1.5"
      h="10"
      px="2"
      borderRadius="md"
      fontSize="sm"
      cursor="pointer"
      _hover={{ bg: 'white/15' }}
      _focusWithin={{ outline: '2px solid', outlineColor: 'lamp', outlineOffset: '-2px' }}
      css={{ '& svg': { width: '1.25rem', height: '1.25rem' } }}
    >
      {icon}
      <chakra.span aria-hidden css={{ '@container (max-width: 34rem)': { display: 'none' } }}>
        {options.find(({ id }) => id === value)?.name}
      </chakra.span>
      <chakra.select
        aria-label={name}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="pointer"
        // Otherwise the list of options is white on white.
        color="black"
        bg="white"
      >
        {options.map(({ id, name: label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </chakra.select>
    </chakra.label>
  );
}

import type { ReactionKind } from '@boardwalk/contracts';
import { type ColorName, chakra } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Heart, ThumbsUp } from 'lucide-react';

const MOUTHS = {
  laugh: 'M7 13.5h10a5 5 0 0 1-10 0Z',
  wow: 'M12 13.2a2.3 2.8 0 1 1 0 5.6a2.3 2.8 0 1 1 0-5.6Z',
  sad: 'M8.2 17.2c1-2.4 6.6-2.4 7.6 0',
} as const;

/** Glyph of a kind of reaction, filled, as large as the text around it. */
export function ReactionIcon({ kind }: { kind: ReactionKind }) {
  if (kind === 'like') return <Filled icon={ThumbsUp} color="dusk.fg" />;
  if (kind === 'love') return <Filled icon={Heart} color="signal.fg" />;
  return (
    <chakra.svg viewBox="0 0 24 24" boxSize="1.375em" flexShrink="0" aria-hidden>
      <chakra.circle cx="12" cy="12" r="10.5" fill="sodium.solid" />
      <chakra.g fill="sodium.contrast">
        <circle cx="8.5" cy="9.5" r="1.4" />
        <circle cx="15.5" cy="9.5" r="1.4" />
      </chakra.g>
      <chakra.path
        d={MOUTHS[kind]}
        fill={kind === 'sad' ? 'none' : 'sodium.contrast'}
        stroke={kind === 'sad' ? 'sodium.contrast' : undefined}
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </chakra.svg>
  );
}

function Filled({ icon: Icon, color }: { icon: typeof Heart; color: ColorName }) {
  return (
    <chakra.span display="inline-flex" color={color} aria-hidden>
      <Icon size="1.25em" fill="currentColor" fillOpacity="0.85" />
    </chakra.span>
  );
}

/** Label of each kind of reaction. */
export const REACTION_NAMES: Record<ReactionKind, MessageDescriptor> = {
  like: msg`Like`,
  love: msg`Love`,
  laugh: msg`Laugh`,
  wow: msg`Wow`,
  sad: msg`Sad`,
};

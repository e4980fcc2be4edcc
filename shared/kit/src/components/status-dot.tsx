import { chakra, HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Meaning of a {@link StatusDot}, which decides its color and shape. */
export type StatusTone = 'on' | 'off' | 'warning' | 'unknown';

const SHAPES = {
  on: { colour: 'tide.fg', path: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1Z', filled: true },
  off: { colour: 'signal.fg', path: 'M2 2h8v8H2z', filled: true },
  warning: { colour: 'sodium.fg', path: 'M6 1 11.5 10.5H.5z', filled: true },
  unknown: { colour: 'fg.muted', path: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Z', filled: false },
} as const satisfies Record<StatusTone, { colour: string; path: string; filled: boolean }>;

/** A live state, conveyed redundantly by color, shape and text. */
export function StatusDot({ state, children }: { state: StatusTone; children: ReactNode }) {
  const { colour, path, filled } = SHAPES[state];
  return (
    <HStack as="span" display="inline-flex" gap="2" color="fg">
      <chakra.svg viewBox="0 0 12 12" boxSize="0.75em" color={colour} flexShrink="0" aria-hidden>
        <path d={path} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.5" />
      </chakra.svg>
      <span>{children}</span>
    </HStack>
  );
}

import { HStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { StateMark } from './state-mark.tsx';

/** Meaning of a {@link StatusDot}, which decides its color and shape. */
export type StatusTone = 'on' | 'off' | 'warning' | 'unknown';

const LOOKS = { on: 'active', off: 'refused', warning: 'warning', unknown: 'neutral' } as const;

/** A live state as a line of text, conveyed redundantly by color, shape and text. The state of a record in a list is a `StateBadge`. */
export function StatusDot({ state, children }: { state: StatusTone; children: ReactNode }) {
  return (
    <HStack as="span" display="inline-flex" gap="2" color="fg">
      <StateMark look={LOOKS[state]} />
      <span>{children}</span>
    </HStack>
  );
}

import { Badge } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { StateMark } from './state-mark.tsx';
import { MARKS, type StateName, type StateTone, stateTone } from './states.ts';

interface StateBadgeProps extends Omit<ComponentProps<typeof Badge>, 'colorPalette' | 'variant'> {
  /** The state as the contracts name it. */
  state?: StateName;
  /** Look of a state that isn't in the table; usually derived, such as a number of overdue days. */
  tone?: StateTone;
  /** The translated word. */
  children: ReactNode;
}

/**
 * State of a record, conveyed by color, shape and word. The feature provides the word; the table of states decides the look, so that a word looks the same
 * on every page.
 * @example <StateBadge state={offer.state}>{names.offer(offer.state)}</StateBadge>
 */
export function StateBadge({ state, tone, children, ...rest }: StateBadgeProps) {
  const look = tone ?? (state ? stateTone(state) : 'neutral');
  return (
    <Badge flexShrink="0" gap="1.5" {...rest} colorPalette={MARKS[look].palette}>
      <StateMark look={look} />
      <span>{children}</span>
    </Badge>
  );
}

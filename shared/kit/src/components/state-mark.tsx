import { chakra } from '@chakra-ui/react';
import { MARKS } from './states.ts';

/** Shape of a state, in its color. Decorative: its word is next to it. */
export function StateMark({ look }: { look: keyof typeof MARKS }) {
  const { palette, path, filled } = MARKS[look];
  return (
    <chakra.svg
      viewBox="0 0 12 12"
      boxSize="0.75em"
      color={palette === 'gray' ? 'fg.muted' : `${palette}.fg`}
      flexShrink="0"
      aria-hidden
    >
      <path d={path} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.5" />
    </chakra.svg>
  );
}

import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatTimeLeft, useTimeLeft } from './time-left.ts';

interface TimeLeftTextProps {
  /** An instant in UTC. */
  until: string;
  /** Content when it is over. */
  over: ReactNode;
}

/** Remaining time as a countdown. Not announced by screen readers. */
export function TimeLeftText({ until, over }: TimeLeftTextProps) {
  const { i18n } = useLingui();
  const left = useTimeLeft(until);
  if (left === 0) return over;
  return (
    <chakra.time
      dateTime={until}
      fontVariantNumeric="tabular-nums"
      whiteSpace={{ base: 'normal', md: 'nowrap' }}
    >
      {formatTimeLeft(left, i18n.locale)}
    </chakra.time>
  );
}

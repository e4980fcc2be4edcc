import { clock } from '@boardwalk/kit';
import { useEffect, useState } from 'react';
import { nextChange } from './time-left.ts';

/** Returns the milliseconds until an instant, updated when the displayed text changes. 0 once it is over. */
export function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => clock.now());
  const left = Math.max(0, Date.parse(until) - now);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(clock.now()), nextChange(left));
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

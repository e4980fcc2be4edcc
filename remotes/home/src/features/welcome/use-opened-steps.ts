import { useState } from 'react';
import type { StepId } from './welcome-steps.ts';

/**
 * Which steps a member has opened from the page, kept in this browser: nothing else knows whether somebody has read the rules. Where nothing
 * can be kept, they count until the page is left.
 */
export function useOpenedSteps(memberId: string): { opened: readonly StepId[]; open: (id: StepId) => void } {
  const key = `boardwalk-welcome:${memberId}`;
  const [kept, setKept] = useState(() => ({ key, opened: read(key) }));
  const opened = kept.key === key ? kept.opened : read(key);
  return {
    opened,
    open(id) {
      const next = [...new Set([...opened, id])];
      setKept({ key, opened: next });
      try {
        localStorage.setItem(key, next.join());
      } catch {
        // The browser keeps nothing of this site.
      }
    },
  };
}

const IDS: readonly StepId[] = ['profile', 'chat', 'rules', 'apply'];

function read(key: string): StepId[] {
  try {
    const names = (localStorage.getItem(key) ?? '').split(',');
    return IDS.filter((id) => names.includes(id));
  } catch {
    return [];
  }
}

import { localStore } from '@boardwalk/kit';
import { useState } from 'react';
import type { StepId } from './welcome-steps.ts';

/**
 * Steps that the member has opened from the page, stored in this browser: there is no other record of whether they have read the rules. Without
 * storage they count until the page is left.
 */
export function useOpenedSteps(memberId: string): { opened: readonly StepId[]; open: (id: StepId) => void } {
  const key = `boardwalk-welcome:${memberId}`;
  const [loaded, setLoaded] = useState(() => ({ key, opened: read(key) }));
  const opened = loaded.key === key ? loaded.opened : read(key);
  return {
    opened,
    open(id) {
      const next = [...new Set([...opened, id])];
      setLoaded({ key, opened: next });
      localStore.setItem(key, next.join());
    },
  };
}

const IDS: readonly StepId[] = ['profile', 'chat', 'rules', 'apply'];

function read(key: string): StepId[] {
  const names = (localStore.getItem(key) ?? '').split(',');
  return IDS.filter((id) => names.includes(id));
}

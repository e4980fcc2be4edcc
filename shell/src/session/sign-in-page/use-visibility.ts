import { useSyncExternalStore } from 'react';

/** Whether somebody can see the page: its tab is in front. */
export function useVisibility(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

import { useSyncExternalStore } from 'react';

/** Returns whether the page's tab is visible. */
export function useVisibility(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true);
}

const isVisible = () => document.visibilityState === 'visible';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

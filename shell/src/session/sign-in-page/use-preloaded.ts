import { useEffect, useState } from 'react';

/** Returns whether all pictures are loaded or have failed. */
export function usePreloaded(sources: readonly string[]): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let current = true;
    const load = (source: string) =>
      new Promise<void>((resolve) => {
        const picture = new Image();
        picture.onload = () => resolve();
        picture.onerror = () => resolve();
        picture.src = source;
      });
    void Promise.all(sources.map(load)).then(() => current && setReady(true));
    return () => {
      current = false;
    };
  }, [sources]);
  return ready;
}

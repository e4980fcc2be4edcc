import { useEffect, useState } from 'react';

/** Whether all pictures are in the browser. One that can't be had doesn't keep the others waiting. */
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

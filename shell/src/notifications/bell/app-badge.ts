import { useEffect } from 'react';

/** Not every browser has them, and some have them only for an installed site. */
type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows the count on the installed site's icon for as long as somebody is signed in. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge }: Badged = navigator;
    // A browser that refuses shows none, and that is all.
    if (count > 0) setAppBadge?.call(navigator, count).catch(() => {});
    else clearAppBadge?.call(navigator).catch(() => {});
  }, [count]);
  useEffect(
    () => () => {
      const { clearAppBadge }: Badged = navigator;
      clearAppBadge?.call(navigator).catch(() => {});
    },
    [],
  );
}

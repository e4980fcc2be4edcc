import { useEffect } from 'react';

/** Not supported by every browser, and by some only for an installed site. */
type Badged = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/** Shows the count on the installed site's icon while a member is signed in. */
export function useAppBadge(count: number): void {
  useEffect(() => {
    const { setAppBadge, clearAppBadge }: Badged = navigator;
    // A browser that rejects it shows none.
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

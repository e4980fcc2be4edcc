import { useEffect } from 'react';
import { useSite } from './site.ts';

/** Sets the tab's title while the calling page is mounted. */
export function usePageTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}

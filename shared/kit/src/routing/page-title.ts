import { useEffect } from 'react';
import { useSite } from './site.ts';

/** Names the browser's tab for as long as the calling page is shown. */
export function usePageTitle(title: string): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = title === '' ? name : `${title} · ${name}`;
  }, [title, name]);
}

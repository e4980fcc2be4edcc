import { createContext, useContext, useEffect } from 'react';

/** The site's name, that every title ends with. */
export const SiteNameContext = createContext('Boardwalk');

/** Names the browser's tab for as long as the calling page is shown. */
export function usePageTitle(title: string): void {
  const site = useContext(SiteNameContext);
  useEffect(() => {
    document.title = title === '' ? site : `${title} · ${site}`;
  }, [title, site]);
}

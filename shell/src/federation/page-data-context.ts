import type { PageData } from '@boardwalk/contracts';
import { createContext, useContext } from 'react';

export const PageDataContext = createContext<PageData | null>(null);

/** The release set and the site's configuration, as this page was served with them. */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('usePageData needs the page’s data around it');
  return data;
}

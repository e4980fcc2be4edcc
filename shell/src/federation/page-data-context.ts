import type { PageData } from '@boardwalk/contracts';
import { createContext, useContext } from 'react';

export const PageDataContext = createContext<PageData | null>(null);

/** Release set and site configuration that this page was served with. */
export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('usePageData needs the page’s data around it');
  return data;
}

import type { SiteConfiguration, SsrData } from '@boardwalk/contracts';
import { createContext, useContext } from 'react';

interface SiteContextValue {
  site: SiteConfiguration;
  routeExists: (path: string) => boolean;
  drawn?: SsrData;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** What makes the site this community's own: its name, its links, its stated figures. Pages hold none of it themselves. */
export function useSite(): SiteConfiguration {
  return useSiteContext().site;
}

/** Whether a path leads to a page of this site as it stands, so that nobody is sent to one that isn't there. */
export function useRouteExists(): (path: string) => boolean {
  return useSiteContext().routeExists;
}

/** When the server drew this page, in milliseconds since 1970: its "now" until the browser has one. */
export function useSsrTime(): number {
  return useSiteContext().drawn?.at ?? 0;
}

/** Whether this page was drawn for somebody who signed in with this browser, before it was known who. */
export function useSsrForSession(): boolean {
  return useContext(SiteContext)?.drawn?.reader.session ?? false;
}

function useSiteContext(): SiteContextValue {
  const context = useContext(SiteContext);
  if (!context) throw new Error('useSite needs the shell’s site around it');
  return context;
}

import type { SiteConfiguration, SsrData } from '@boardwalk/contracts';
import { createContext, useContext } from 'react';

interface SiteContextValue {
  site: SiteConfiguration;
  routeExists: (path: string) => boolean;
  rendered?: SsrData;
}

export const SiteContext = createContext<SiteContextValue | null>(null);

/** Returns the configuration of the community's site: name, links, statistics. Pages contain none of it themselves. */
export function useSite(): SiteConfiguration {
  return useSiteContext().site;
}

/** Returns a function that checks whether a path leads to an existing page of this site. */
export function useRouteExists(): (path: string) => boolean {
  return useSiteContext().routeExists;
}

/** Time of the server rendering, in milliseconds since 1970: "now" until hydration is complete. */
export function useSsrTime(): number {
  return useSiteContext().rendered?.at ?? 0;
}

/** Whether the server rendered this page for a browser with a session, without knowing the user. */
export function useSsrForSession(): boolean {
  return useContext(SiteContext)?.rendered?.reader.session ?? false;
}

function useSiteContext(): SiteContextValue {
  const context = useContext(SiteContext);
  if (!context) throw new Error('useSite needs the shell’s site around it');
  return context;
}

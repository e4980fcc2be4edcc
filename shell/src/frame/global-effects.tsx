import { useAppearance } from '@boardwalk/kit';
import { usePageData } from '../federation/page-data-context.ts';
import { usePrefetch } from '../federation/prefetch/use-prefetch.ts';
import { useStaffChannel } from '../session/staff-channel.ts';
import { useAccountNews } from '../session/use-account-news.ts';
import { useReleaseNews } from './use-release-news.ts';

/** What goes on beside every page. It draws nothing, so that nothing is drawn again when one of these has news. */
export function GlobalEffects() {
  useAppearance(usePageData().language);
  useReleaseNews();
  useStaffChannel();
  useAccountNews();
  usePrefetch();
  return null;
}

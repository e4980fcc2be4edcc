import { useAppearance } from '@boardwalk/kit';
import { usePageData } from '../federation/page-data-context.ts';
import { usePrefetch } from '../federation/prefetch/use-prefetch.ts';
import { useStaffChannel } from '../session/staff-channel.ts';
import { useAccountNews } from '../session/use-account-news.ts';
import { useReleaseNews } from './use-release-news.ts';

/** Effects of every page. Renders nothing, so that their state changes cause no rendering. */
export function GlobalEffects() {
  useAppearance(usePageData().language);
  useReleaseNews();
  useStaffChannel();
  useAccountNews();
  usePrefetch();
  return null;
}

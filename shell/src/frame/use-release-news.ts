import { followReleaseNews, notice, type ReleaseNews, usePermission } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { releaseSets } from '../federation/set/set-store.ts';

/** Quiet time after the page has opened, before a connection is kept for news, in milliseconds. */
const SETTLE = 1500;

/** Hears of newer releases for as long as the page is open, and tells those who run them when one was taken back. */
export function useReleaseNews(): void {
  const { t } = useLingui();
  const runsReleases = usePermission('releases.manage');
  const hear = useRef<(news: ReleaseNews) => void>(undefined);
  useEffect(() => {
    hear.current = (news) => {
      if (news.kind === 'set') releaseSets.hear(news.seq);
      if (news.kind !== 'demoted' || !runsReleases) return;
      const { name, version, to } = news;
      notice.error(
        to === null
          ? t`${name} ${version} failed for visitors and was taken back by itself.`
          : t`${name} ${version} failed for visitors and was taken back by itself. ${to} is served instead.`,
      );
    };
  }, [runsReleases, t]);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = followReleaseNews((news) => hear.current?.(news));
    }, SETTLE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
}

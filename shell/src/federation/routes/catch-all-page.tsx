import { matchRoute } from '@boardwalk/contracts';
import { ErrorScreen, useLocation } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { lazyPage } from '../../errors/lazy-page.ts';
import { OfflineOr } from '../../offline/offline-or.tsx';
import { placesOf } from '../navigation.ts';
import { usePageData } from '../page-data-context.ts';
import { releaseSets, useReleaseSet } from '../set/set-store.ts';
import { RemotePage } from './remote-page.tsx';

const NotFoundPage = lazyPage(() => import('../../errors/not-found-page.tsx'));
const UnservedPage = lazyPage(() => import('../../errors/unserved-page.tsx'));

/** Catch-all route: a URL whose remote isn't loaded yet or has failed, or which no remote serves. */
export function CatchAllPage() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const { pathname } = useLocation();
  if (!set) {
    return (
      <ErrorScreen
        detail={
          releaseSets.refusal() === 'expired'
            ? t`The code of this page is out of date, or this device’s clock is wrong. It was not run.`
            : t`The code of this page could not be verified, so it was not run.`
        }
        onRetry={() => void releaseSets.retry()}
      />
    );
  }
  const match = matchRoute(set, pathname);
  if (match) return <RemotePage release={match.release} path={match.route.path} />;
  const place = placesOf({ site, set, language: i18n.locale }).find(
    ({ to }) => to === withoutSlash(pathname),
  );
  // Offline it is unknown whether the page exists by now.
  return <OfflineOr>{place ? <UnservedPage name={place.label} /> : <NotFoundPage />}</OfflineOr>;
}

function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

import { SHELL_ROUTES } from '@boardwalk/contracts';
import { useSession } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  type CountedLink,
  mainLinksOf,
  mineLinksOf,
  tabsOf,
  teamLinksOf,
  teamMenuLinksOf,
} from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { useReleaseSet } from '../federation/set/set-store.ts';

/** Links of the account menu, on any device. */
export interface AccountLinks {
  /** Pages with the member's own items. */
  mine: CountedLink[];
  /** Profile and settings. */
  account: CountedLink[];
  /** Pages of the team that the member may open. */
  team: CountedLink[];
}

/** Unread notifications. Shares its cache with the bell. */
const UNREAD = { endpoint: 'GET /api/notifications/unread', field: 'count' };

/** Returns the links of the account menu for the current user; those of the team are empty for visitors. Stable while nothing changes. */
export function useAccountLinks(): AccountLinks {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const { user, permissions, remotePermissions } = useSession();
  return useMemo(() => {
    const places = { site, set, language: i18n.locale };
    return {
      mine: [
        ...mineLinksOf(places),
        { to: SHELL_ROUTES.notifications.path, label: t`Notifications`, waiting: UNREAD },
      ],
      account: [
        { to: SHELL_ROUTES.profile.path, label: t`Profile` },
        { to: SHELL_ROUTES.settings.path, label: t`Settings` },
      ],
      team: user ? teamMenuLinksOf(places, { roles: user.roles, permissions, remotePermissions }) : [],
    };
  }, [t, i18n.locale, site, set, user, permissions, remotePermissions]);
}

/** Returns the links of the main navigation. */
export function useMainLinks(): CountedLink[] {
  const { i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  return useMemo(() => mainLinksOf({ site, set, language: i18n.locale }), [site, set, i18n.locale]);
}

/** Returns the links of the header, the account menu and both bars, whose live counts the frame follows. */
export function useCountedLinks(): CountedLink[] {
  const { i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const { permissions, remotePermissions } = useSession();
  const main = useMainLinks();
  const { team } = useAccountLinks();
  return useMemo(() => {
    const places = { site, set, language: i18n.locale };
    return [...main, ...team, ...teamLinksOf(places, { permissions, remotePermissions }), ...tabsOf(places)];
  }, [main, team, site, set, i18n.locale, permissions, remotePermissions]);
}

import {
  LANGUAGES,
  useRouteExists,
  useSession,
  useSessionActions,
  useSettingsStore,
  useTheme,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { usePageData } from '../../federation/page-data-context.ts';
import { LOGIN_PATH, REGISTER_PATH } from '../../session/paths.ts';
import type { Entry, NamedEntry } from './entry.ts';

/** Actions of the shell: applying, theme, language, sign-in and sign-out. */
export function useOwnActions(): NamedEntry[] {
  const { t } = useLingui();
  const { shown, toggle } = useTheme();
  const theme = shown === 'dark' ? t`Switch to light theme` : t`Switch to dark theme`;
  return [
    ...useApplying(),
    ownAction('theme', theme, { run: toggle }, 'Switch theme light dark'),
    ...useLanguages(),
    ...useWayInOrOut(),
  ];
}

function useApplying(): NamedEntry[] {
  const { t } = useLingui();
  const { site } = usePageData();
  const routeExists = useRouteExists();
  const isIn = useSession().user?.roles.includes('WHITELISTED') ?? false;
  if (isIn || !routeExists(site.applicationPath)) return [];
  return [
    ownAction('apply', t`Apply to join`, { path: site.applicationPath }, 'Apply application whitelist'),
  ];
}

function useLanguages(): NamedEntry[] {
  const { t } = useLingui();
  const { site } = usePageData();
  const current = useSettingsStore(({ language }) => language);
  const change = useSettingsStore((settings) => settings.change);
  return site.languages
    .filter((language) => language !== current)
    .map((language) => {
      const name = LANGUAGES[language];
      const run = () => change({ language });
      return ownAction(`language-${language}`, t`Switch language to ${name}`, { run }, 'Switch language');
    });
}

function useWayInOrOut(): NamedEntry[] {
  const { t } = useLingui();
  const { state } = useSession();
  const { signOut } = useSessionActions();
  if (state === 'authenticated')
    return [ownAction('out', t`Log out`, { run: () => void signOut() }, 'Log out sign out')];
  if (state === 'loading') return [];
  return [
    ownAction('in', t`Log in`, { path: LOGIN_PATH }, 'Log in sign in'),
    ownAction('up', t`Sign up`, { path: REGISTER_PATH }, 'Sign up register'),
  ];
}

/** @param english additional search terms, in every language. */
function ownAction(
  id: string,
  title: string,
  what: Pick<Entry, 'path' | 'run'>,
  english: string,
): NamedEntry {
  return { id: `own:${id}`, icon: 'action', title, names: [title, english], ...what };
}

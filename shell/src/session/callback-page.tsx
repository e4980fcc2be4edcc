import {
  Center,
  currentUserQuery,
  Heading,
  LinkButton,
  Spinner,
  Stack,
  Text,
  toast,
  useAuthStore,
  useNavigate,
  usePageTitle,
  useQuery,
  useSession,
  useSessionActions,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect } from 'react';
import { PierDrawing } from '../errors/pier-drawing.tsx';
import { nameOfAddress, onboardingPathOf } from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { releaseSets } from '../federation/set/set-store.ts';
import { isNewAccount, placeAfterSignIn } from './after-sign-in.ts';
import { SIGN_IN_PATH, SIGN_UP_ADDRESS } from './paths.ts';
import { type AppState, AppStateContext } from './return-to.ts';
import { providerSession } from './sign-out.ts';

/** Page that the provider redirects to after the login: completes it and redirects, or shows what failed. */
export default function CallbackPage() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const { state } = useSession();
  const { error } = useSessionActions();
  const navigate = useNavigate();
  const appState = useContext(AppStateContext);
  const { returnTo, resume } = appState;
  const isNewcomer = useIsNewcomer();
  usePageTitle(t`Signing in`);

  useEffect(() => {
    if (state !== 'authenticated' || error || isNewcomer === undefined) return;
    providerSession.replaced();
    const set = releaseSets.current();
    const { applicationPath } = site;
    const place = placeAfterSignIn({
      returnTo,
      resume,
      isNewcomer,
      applicationPath,
      onboardingPath: onboardingPathOf(set),
    });
    navigate(place, { replace: true });
    if (!returnTo || place === returnTo) return;
    const name = nameOfAddress({ site, set, language: i18n.locale }, returnTo);
    toast.add({
      description: t`You were about to open ${name}.`,
      action: { label: t`Continue to ${name}`, to: returnTo },
    });
  }, [state, error, navigate, site, t, i18n.locale, returnTo, resume, isNewcomer]);

  if (error || state === 'anonymous') return <CallbackFailure detail={error} appState={appState} />;
  return (
    <Center flex="1" minH="60vh" role="status">
      <Stack align="center" gap="4">
        <Spinner size="lg" color="sodium.fg" />
        <Text color="fg.muted">
          <Trans>Processing your sign-in</Trans>
        </Text>
      </Stack>
    </Center>
  );
}

/** Returns whether the user has just signed up; undefined until it is known. On failure they count as an existing member. */
function useIsNewcomer(): boolean | undefined {
  const { signUp = false } = useContext(AppStateContext);
  const { state } = useSession();
  const token = useAuthStore((store) => store.token);
  const isEnabled = signUp && state === 'authenticated' && token !== null;
  const { data, failureCount } = useQuery({ ...currentUserQuery, enabled: isEnabled });
  if (!signUp || failureCount > 0) return false;
  return isEnabled && data ? isNewAccount(data, token) : undefined;
}

/** Error of the provider's library for a login that this tab didn't start. */
const FOREIGN_STATE = 'Invalid state';

function OtherTab() {
  return <Trans>This sign-in was started in another tab, or a while ago.</Trans>;
}

function CallbackFailure({ detail, appState }: { detail: string | null; appState: AppState }) {
  const { returnTo, resume, signUp } = appState;
  return (
    <Center flex="1" minH="60vh" px="4">
      <Stack gap="4" maxW="32rem" role="alert" align="center" textAlign="center">
        <PierDrawing />
        <Heading as="h1" textStyle="2xl">
          <Trans>Authentication failed. Please try again.</Trans>
        </Heading>
        {detail && <Text color="fg.muted">{detail === FOREIGN_STATE ? <OtherTab /> : detail}</Text>}
        <LinkButton
          colorPalette="sodium"
          to={signUp ? SIGN_UP_ADDRESS : SIGN_IN_PATH}
          state={{ returnTo, resume }}
        >
          <Trans>Try Again</Trans>
        </LinkButton>
      </Stack>
    </Center>
  );
}

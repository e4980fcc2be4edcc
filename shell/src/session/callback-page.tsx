import {
  Center,
  Heading,
  LinkButton,
  Spinner,
  Stack,
  Text,
  toast,
  useNavigate,
  usePageTitle,
  useSession,
  useSessionActions,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect } from 'react';
import { nameOfAddress } from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { releaseSets } from '../federation/set/set-store.ts';
import { SIGN_IN_PATH } from './paths.ts';
import { ReturnToContext } from './return-to.ts';
import { providerSession } from './sign-out.ts';

/** Where the provider sends people back to: a moment of work, then home, or a plain word about what failed. */
export default function CallbackPage() {
  const { t } = useLingui();
  const { site } = usePageData();
  const { state } = useSession();
  const { error } = useSessionActions();
  const navigate = useNavigate();
  const returnTo = useContext(ReturnToContext);
  usePageTitle(t`Signing in`);

  useEffect(() => {
    if (state !== 'authenticated' || error) return;
    providerSession.replaced();
    navigate('/', { replace: true });
    if (!returnTo) return;
    const name = nameOfAddress({ site, set: releaseSets.current() }, returnTo);
    toast.add({
      description: t`You were on your way to ${name}.`,
      action: { label: t`Continue to ${name}`, to: returnTo },
    });
  }, [state, error, navigate, site, t, returnTo]);

  if (error || state === 'anonymous') return <CallbackFailure detail={error} returnTo={returnTo} />;
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

function CallbackFailure({ detail, returnTo }: { detail: string | null; returnTo: string | undefined }) {
  return (
    <Center flex="1" minH="60vh" px="4">
      <Stack gap="4" maxW="32rem" role="alert">
        <Heading as="h1" textStyle="2xl">
          <Trans>Authentication failed. Please try again.</Trans>
        </Heading>
        {detail && <Text color="fg.muted">{detail}</Text>}
        <LinkButton colorPalette="sodium" alignSelf="start" to={SIGN_IN_PATH} state={{ returnTo }}>
          <Trans>Try Again</Trans>
        </LinkButton>
      </Stack>
    </Center>
  );
}

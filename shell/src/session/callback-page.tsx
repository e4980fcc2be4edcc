import { matchRoute } from '@boardwalk/contracts';
import {
  Button,
  Center,
  Heading,
  Link,
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
import { useEffect } from 'react';
import { nameOfPlace } from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { LOGIN_PATH } from './paths.ts';
import { wayBack } from './way-back.ts';

/** Where the provider sends people back to: a moment of work, then home, or a plain word about what failed. */
export default function CallbackPage() {
  const { t } = useLingui();
  const data = usePageData();
  const { state } = useSession();
  const { error } = useSessionActions();
  const navigate = useNavigate();
  usePageTitle(t`Signing in`);

  useEffect(() => {
    if (state !== 'authenticated' || error) return;
    navigate('/', { replace: true });
    const path = wayBack.take();
    if (!path) return;
    const name = nameOfPlace(data, matchRoute(data.set, path)?.route.title, path);
    toast.add({
      description: t`You were on your way to ${name}.`,
      action: { label: t`Continue to ${name}`, to: path },
    });
  }, [state, error, navigate, data, t]);

  if (error || state === 'anonymous') return <CallbackFailure detail={error} />;
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

function CallbackFailure({ detail }: { detail: string | null }) {
  return (
    <Center flex="1" minH="60vh" px="4">
      <Stack gap="4" maxW="32rem" role="alert">
        <Heading as="h1" textStyle="2xl">
          <Trans>Authentication failed. Please try again.</Trans>
        </Heading>
        {detail && <Text color="fg.muted">{detail}</Text>}
        <Button asChild colorPalette="sodium" alignSelf="start">
          <Link to={LOGIN_PATH}>
            <Trans>Try Again</Trans>
          </Link>
        </Button>
      </Stack>
    </Center>
  );
}

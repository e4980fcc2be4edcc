import { localize } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  chakra,
  Grid,
  HStack,
  Link,
  LinkButton,
  PageHeading,
  Stack,
  Text,
  useHydrated,
  useLocation,
  usePageTitle,
  useSearchParams,
  useSession,
  useSessionActions,
} from '@boardwalk/kit';
import { localStore } from '@boardwalk/kit/storage';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Mail } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { nameOfAddress } from '../../federation/navigation.ts';
import { usePageData } from '../../federation/page-data-context.ts';
import { useReleaseSet } from '../../federation/set/set-store.ts';
import { BrandMark } from '../../frame/brand-mark.tsx';
import { isPathOf } from '../after-sign-in.ts';
import { SIGN_IN_PATH, SIGN_UP_ADDRESS } from '../paths.ts';
import { resumesIn, returnToIn } from '../return-to.ts';
import { CityPictures } from './city-pictures.tsx';
import { slidesOf } from './slides.ts';

/** The sign-in page. Both buttons start the same login at the identity provider. */
export default function SignInPage() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const signUp = useSearchParams()[0].get('screen') === 'sign-up';
  const slides = useMemo(() => slidesOf(site.look), [site.look]);
  const title = signUp ? t`Join ${site.name}` : t`Welcome back`;
  usePageTitle(signUp ? t`Sign up` : t`Log in`);
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(26rem, 5fr)' }}
      flex="1"
      minH="100dvh"
    >
      {slides.length > 0 ? (
        <Box position="relative" minH={{ base: '15rem', sm: '20rem', lg: 'auto' }} bg="black">
          <CityPictures slides={slides} />
        </Box>
      ) : (
        <Box minH={{ base: '8rem', lg: 'auto' }} bg="sodium.solid" aria-hidden />
      )}
      <Stack px={{ base: '5', sm: '10', xl: '16' }} py="8" gap="8">
        <HStack justify="space-between" gap="4" wrap="wrap">
          <BrandMark site={site} />
          <LinkButton variant="ghost" size="sm" me="-3" flexShrink="0" to="/">
            <ArrowLeft />
            <Trans>Back to website</Trans>
          </LinkButton>
        </HStack>
        <Stack gap="7" my="auto" w="full" maxW="26rem" mx="auto">
          <Stack gap="2">
            <PageHeading>{title}</PageHeading>
            <Text color="fg.muted" textStyle="lg" textWrap="balance">
              {signUp ? (
                <Trans>One account for the site, the city and the chat.</Trans>
              ) : (
                localize(site.tagline, i18n.locale)
              )}
            </Text>
          </Stack>
          <Destination />
          <Buttons signUp={signUp} />
          <OtherScreen signUp={signUp} />
          <Text fontSize="sm" color="fg.muted">
            <Trans>
              By continuing you agree to our <UnderlinedLink to="/terms">terms</UnderlinedLink> and{' '}
              <UnderlinedLink to="/privacy">privacy policy</UnderlinedLink>.
            </Trans>
          </Text>
        </Stack>
      </Stack>
    </Grid>
  );
}

/** Link between sign-up and login. Preserves the target. */
function OtherScreen({ signUp }: { signUp: boolean }) {
  const { state } = useLocation();
  return (
    <Text>
      {signUp ? (
        <Trans>
          Already have an account?{' '}
          <UnderlinedLink to={SIGN_IN_PATH} state={state}>
            Log in
          </UnderlinedLink>
        </Trans>
      ) : (
        <Trans>
          New here?{' '}
          <UnderlinedLink to={SIGN_UP_ADDRESS} state={state}>
            Sign up
          </UnderlinedLink>
        </Trans>
      )}
    </Text>
  );
}

/** Shows the target page, and that it requires a sign-in. */
function Destination() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const { state } = useLocation();
  // The server doesn't know the location state.
  const address = useHydrated() ? returnToIn(state) : undefined;
  if (address === undefined) return null;
  const name = nameOfAddress({ site, set, language: i18n.locale }, address);
  const applies = isPathOf(address, site.applicationPath);
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title fontSize="md">
          {applies ? t`To apply, you need an account` : t`Log in to open ${name}`}
        </Alert.Title>
        <Text>
          {applies ? (
            <Trans>
              Your account keeps your answers, and the team can reply to you. The application opens right
              after you log in.
            </Trans>
          ) : (
            <Trans>This page is for members. Log in to continue to it.</Trans>
          )}
        </Text>
      </Alert.Content>
    </Alert.Root>
  );
}

function Buttons({ signUp }: { signUp: boolean }) {
  const { state } = useSession();
  const { signIn, error } = useSessionActions();
  const { state: destination } = useLocation();
  const returnTo = returnToIn(destination);
  const resume = resumesIn(destination);
  const [connecting, setConnecting] = useState(false);
  const busy = connecting || state === 'loading';
  // Before hydration a click would be lost.
  const asleep = !useHydrated();
  const blocked = !asleep && !canStaySignedIn();
  const start = (method: 'google' | 'email') => async () => {
    setConnecting(true);
    await signIn({ method, signUp, returnTo, resume });
    setConnecting(false);
  };
  return (
    <Stack gap="3">
      {blocked && <CookiesNeeded />}
      {error && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Content gap="2">
            <Alert.Title fontSize="md">
              <Trans>Authentication Error</Trans>
            </Alert.Title>
            <Text>{error}</Text>
          </Alert.Content>
        </Alert.Root>
      )}
      <Button size="xl" variant="outline" disabled={busy || asleep || blocked} onClick={start('google')}>
        <GoogleMark />
        {busy ? <Trans>Connecting...</Trans> : <Trans>Continue with Google</Trans>}
      </Button>
      <Button size="xl" colorPalette="sodium" disabled={busy || asleep || blocked} onClick={start('email')}>
        <Mail />
        {busy ? <Trans>Connecting...</Trans> : <Trans>Continue with Email</Trans>}
      </Button>
    </Stack>
  );
}

/** Returns whether the browser stores what a session needs: the provider's cookies and the site's data. */
const canStaySignedIn = (): boolean => navigator.cookieEnabled && localStore.isAvailable();

function CookiesNeeded() {
  return (
    <Alert.Root status="warning" role="alert">
      <Alert.Indicator />
      <Alert.Content gap="1">
        <Alert.Title fontSize="md">
          <Trans>Logging in needs cookies</Trans>
        </Alert.Title>
        <Text>
          <Trans>
            Your browser blocks cookies and site data here. Allow them for this site in its settings, then
            reload this page. You can read all public pages without them.
          </Trans>
        </Text>
      </Alert.Content>
    </Alert.Root>
  );
}

function UnderlinedLink({ to, state, children }: { to: string; state?: unknown; children?: ReactNode }) {
  return (
    <chakra.span asChild color="fg" textDecoration="underline" textUnderlineOffset="3px">
      <Link to={to} state={state}>
        {children}
      </Link>
    </chakra.span>
  );
}

/** Google's letter mark, in the page's text color. */
function GoogleMark() {
  return (
    <chakra.svg
      viewBox="0 0 20 20"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    >
      <path d="M16.2 6.2A7 7 0 1 0 17 10h-6.5" />
    </chakra.svg>
  );
}

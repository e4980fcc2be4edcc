import {
  Button,
  call,
  HStack,
  LinkButton,
  PageHeading,
  Stack,
  Text,
  useLocation,
  usePageTitle,
  useSearchDialog,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { mainLinksOf } from '../federation/navigation.ts';
import { usePageData } from '../federation/page-data-context.ts';
import { useReleaseSet } from '../federation/set/set-store.ts';
import { PierDrawing } from './pier-drawing.tsx';

/** Page for a URL without a route. Reported to the server as a 404, which client-side navigations don't request otherwise. */
export default function NotFoundPage() {
  const { t } = useLingui();
  const { pathname, key } = useLocation();
  const search = useSearchDialog((state) => state.open);
  usePageTitle(t`Page not found`);
  useEffect(() => {
    // The server has already responded to, and logged, the first URL of the tab.
    if (key === 'default') return;
    call('POST /api/reports/not-found', { body: { path: pathname } }).catch(() => {});
  }, [pathname, key]);
  return (
    <Stack align="center" textAlign="center" gap="4" flex="1" py={{ base: '10', md: '16' }} px="4">
      <PierDrawing />
      <PageHeading textStyle={{ base: '2xl', md: '3xl' }}>
        <Trans>Oops! Page not found</Trans>
      </PageHeading>
      <Text color="fg.muted" maxW="48ch" overflowWrap="anywhere">
        <Trans>
          There is no page at {pathname}. The link may be old, or a letter may be missing in the address.
        </Trans>
      </Text>
      <HStack wrap="wrap" justify="center" gap="3">
        <LinkButton colorPalette="sodium" to="/">
          <Trans>Return to Home</Trans>
        </LinkButton>
        <Button variant="outline" onClick={() => search(wordsOf(pathname))}>
          <Search />
          <Trans>Search the site</Trans>
        </Button>
      </HStack>
      <Suggestions />
    </Stack>
  );
}

/** Returns the last path segment as search words. */
function wordsOf(pathname: string): string {
  return (pathname.split('/').findLast(Boolean) ?? '').replace(/[-_.]+/g, ' ').trim();
}

/** Links to the site's main pages. */
function Suggestions() {
  const { t, i18n } = useLingui();
  const { site } = usePageData();
  const set = useReleaseSet();
  const links = mainLinksOf({ site, set, language: i18n.locale }).filter(({ to }) => to !== '/');
  return (
    <HStack as="nav" aria-label={t`Other pages`} wrap="wrap" justify="center" gap="1" maxW="36rem" mt="4">
      {links.map(({ to, label }) => (
        <LinkButton key={to} to={to} variant="ghost" size="sm">
          {label}
        </LinkButton>
      ))}
    </HStack>
  );
}

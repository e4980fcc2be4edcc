import { call, Link, PageHeading, Stack, Text, useLocation, usePageTitle } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** No route serves this address. It is logged by the server as a 404, also when the browser never asked the server for it. */
export default function NotFoundPage() {
  const { t } = useLingui();
  const { pathname, key } = useLocation();
  usePageTitle(t`Page not found`);
  useEffect(() => {
    // The address that the browser loaded by itself has been answered, and logged, by the server already.
    if (key === 'default') return;
    call('POST /api/reports/not-found', { body: { path: pathname } }, { suppressErrors: true }).catch(
      () => {},
    );
  }, [pathname, key]);
  return (
    <Stack align="center" textAlign="center" gap="4" flex="1" py={{ base: '16', md: '28' }} px="4">
      <Text fontFamily="heading" fontWeight="800" textStyle="5xl" color="sodium.fg" aria-hidden>
        404
      </Text>
      <PageHeading textStyle="2xl">
        <Trans>Oops! Page not found</Trans>
      </PageHeading>
      <Text color="fg.muted" maxW="48ch" overflowWrap="anywhere">
        <Trans>Nothing on this promenade is at {pathname}.</Trans>
      </Text>
      <Text textDecoration="underline" textUnderlineOffset="4px" asChild>
        <Link to="/">
          <Trans>Return to Home</Trans>
        </Link>
      </Text>
    </Stack>
  );
}

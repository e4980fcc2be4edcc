import { Box, type BoxProps, Container, Flex, type HeadingProps, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../routing/page-title.ts';
import { isSamePage } from '../routing/use-replace-url.ts';
import { isUsedSinceNavigation } from '../routing/used-since.ts';
import { Heading, Text } from './auto-direction.tsx';
import { BackLink } from './back-link.tsx';
import { PageContext, type PageContextValue } from './page-context.ts';

/** Space above the content of a page: the first heading of every page has the same distance from the header. */
const TOP = { base: '6', md: '8' } as const;

interface PageProps extends Omit<BoxProps, 'title'> {
  /** Title of the page: its first heading and the tab's title. */
  title: string;
  /** The page above: its URL within the site, and its name. */
  back?: { to: string; label: ReactNode };
  /** A line below the heading. */
  lead?: ReactNode;
  /** Actions, to the right of the heading, on phones below it in the full width. Several are children of a fragment, the primary one last. */
  action?: ReactNode;
  /** Whether the children contain the first heading (`PageHeading`): a ticket, a brochure. */
  ownHeading?: boolean;
}

/**
 * A page with its heading, which is at the same height on every page. After a route change the heading gets the focus, so that screen readers announce the page. The children have no space
 * between them: put several into a `Stack`.
 */
export function Page({ title, back, lead, action, ownHeading = false, children, ...rest }: PageProps) {
  const [missing, setMissing] = useState<string>();
  const heading = missing ?? title;
  usePageTitle(heading);
  const context: PageContextValue = useMemo(() => ({ title, setMissing }), [title]);
  return (
    <Box pt={TOP} pb={{ base: '8', md: '14' }} flex="1" {...rest}>
      <Container>
        {back && <BackLink to={back.to}>{back.label}</BackLink>}
        {!ownHeading && (
          <Stack
            direction={{ base: 'column', md: 'row' }}
            justify="space-between"
            align={{ md: 'end' }}
            gap="4"
            mb={{ base: '6', md: '8' }}
          >
            <Stack gap="2" minW="0" alignSelf={{ md: 'start' }}>
              <PageHeading>{heading}</PageHeading>
              {lead && (
                <Text color="fg.muted" textStyle="lg" maxW="measure">
                  {lead}
                </Text>
              )}
            </Stack>
            {action && (
              <Flex
                wrap="wrap"
                gap="2"
                align="center"
                justify={{ md: 'end' }}
                minW="0"
                css={FULL_WIDTH_ON_PHONES}
              >
                {action}
              </Flex>
            )}
          </Stack>
        )}
        <PageContext value={ownHeading ? undefined : context}>{children}</PageContext>
      </Container>
    </Box>
  );
}

const FULL_WIDTH_ON_PHONES = {
  maxW: '100%',
  '& > *': { flex: { base: '1 1 auto', md: '0 1 auto' } },
};

/** The first-level heading of a page; focused after a navigation by link. */
export function PageHeading(props: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef<string>(undefined);
  const { key, pathname, state } = useLocation();
  useEffect(() => {
    // A change of the query alone is no navigation: a search field keeps the focus.
    if (focusedFor.current === pathname) return;
    const renamed = focusedFor.current !== undefined && isSamePage(state);
    focusedFor.current = pathname;
    // "default" is the page that the browser itself loaded: leave its focus to the reader.
    // Don't move the focus either if the user has interacted since the navigation began, for example opened a menu, which would close.
    if (key !== 'default' && !renamed && !isUsedSinceNavigation())
      heading.current?.focus({ preventScroll: true });
  }, [key, pathname, state]);
  return <Heading as="h1" ref={heading} tabIndex={-1} textStyle="4xl" outline="none" {...props} />;
}

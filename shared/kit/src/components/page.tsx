import { Box, type BoxProps, Container, type HeadingProps, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../routing/page-title.ts';
import { isSamePage } from '../routing/use-replace-url.ts';
import { isUsedSinceNavigation } from '../routing/used-since.ts';
import { Heading, Text } from './auto-direction.tsx';

interface PageProps extends Omit<BoxProps, 'title'> {
  /** Title of the page: its first heading and the tab's title. */
  title: string;
  /** A line below the heading. */
  lead?: ReactNode;
  /** Primary action, next to the heading. */
  action?: ReactNode;
}

/**
 * A page with its heading. After a route change the heading gets the focus, so that screen readers announce the page. The children have no space
 * between them: put several into a `Stack`.
 */
export function Page({ title, lead, action, children, ...rest }: PageProps) {
  usePageTitle(title);
  return (
    <Box py={{ base: '8', md: '14' }} flex="1" {...rest}>
      <Container>
        <Stack
          direction={{ base: 'column', md: 'row' }}
          justify="space-between"
          align={{ md: 'end' }}
          gap="4"
          mb={{ base: '8', md: '10' }}
        >
          <Stack gap="2" minW="0">
            <PageHeading>{title}</PageHeading>
            {lead && (
              <Text color="fg.muted" textStyle="lg" maxW="measure">
                {lead}
              </Text>
            )}
          </Stack>
          {action}
        </Stack>
        {children}
      </Container>
    </Box>
  );
}

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

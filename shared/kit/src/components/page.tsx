import { Box, type BoxProps, Container, type HeadingProps, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../routing/page-title.ts';
import { isSamePage } from '../routing/same-page.ts';
import { isUsedSinceArrival } from '../routing/used-since.ts';
import { Heading, Text } from './written.tsx';

interface PageProps extends Omit<BoxProps, 'title'> {
  /** The name of the page: its first heading and the tab's title. */
  title: string;
  /** A line under the heading. */
  lead?: ReactNode;
  /** What stands at the heading's right: the page's first action. */
  action?: ReactNode;
}

/** A page with its heading. After a route change the focus goes to that heading, so that the next page is read out. */
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

/** The one first-level heading of a page; it takes the focus when somebody came here by a link. */
export function PageHeading(props: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedFor = useRef<string>(undefined);
  const { key, pathname, state } = useLocation();
  useEffect(() => {
    // A change of the query alone is no new page: whoever types into a search field keeps the focus.
    if (focusedFor.current === pathname) return;
    const renamed = focusedFor.current !== undefined && isSamePage(state);
    focusedFor.current = pathname;
    // "default" is the page that the browser itself loaded: its focus belongs to the reader.
    // Who has gone on while the page was on its way, into a menu for one, isn't called back: it would close.
    if (key !== 'default' && !renamed && !isUsedSinceArrival())
      heading.current?.focus({ preventScroll: true });
  }, [key, pathname, state]);
  return <Heading as="h1" ref={heading} tabIndex={-1} textStyle="4xl" outline="none" {...props} />;
}

import { Box, chakra, clock, Flex, PageHeading, TimeText, usePageTitle, useSite } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

/** Masthead of the paper: its name between rules, the day on the left, actions for authors on the right. */
export function Masthead({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  const { name } = useSite();
  usePageTitle(t`News`);
  const [today] = useState(() => clock.date().toISOString());
  return (
    <Box as="header" borderBottomWidth="1px" borderColor="fg" pb="1" mb={{ base: '6', md: '8' }}>
      <Flex
        justify="space-between"
        align="center"
        gap="4"
        minH="11"
        textStyle="sm"
        color="fg.muted"
        borderBottomWidth="3px"
        borderColor="fg"
        pb="2"
      >
        <TimeText at={today} />
        {children}
      </Flex>
      <PageHeading
        textStyle="5xl"
        fontWeight="800"
        textAlign={{ md: 'center' }}
        pt={{ base: '4', md: '5' }}
        pb={{ base: '3', md: '4' }}
        borderBottomWidth="1px"
        borderColor="fg"
      >
        <Trans>News</Trans>
      </PageHeading>
      <chakra.p textStyle="sm" color="fg.muted" textAlign={{ md: 'center' }} pt="2" pb="1">
        <Trans>What happened in {name}, written by the people who were there.</Trans>{' '}
        <chakra.a
          href="/api/feeds/news.rss"
          display="inline-block"
          minH="6"
          textDecoration="underline"
          textUnderlineOffset="3px"
          _hover={{ color: 'fg' }}
        >
          <Trans>RSS</Trans>
        </chakra.a>
      </chakra.p>
    </Box>
  );
}

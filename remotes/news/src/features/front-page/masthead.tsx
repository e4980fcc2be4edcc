import { Box, chakra, clock, Flex, PageHeading, Text, TimeText, usePageTitle, useSite } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

interface MastheadProps {
  /** Number of articles that match; undefined while it isn't known. */
  count: number | undefined;
  /** Actions for authors. */
  children?: ReactNode;
}

const DAY_MS = 86_400_000;

/** Masthead of the paper: its name between rules, the day on the left, the number of the edition on the right. */
export function Masthead({ count, children }: MastheadProps) {
  const { t } = useLingui();
  const { name } = useSite();
  usePageTitle(t`News`);
  const [today] = useState(() => clock.date().toISOString());
  const edition = editionOf(today);
  return (
    <Box as="header" borderBottomWidth="1px" borderColor="fg" pb="1" mb={{ base: '6', md: '8' }}>
      <Flex
        justify="space-between"
        align="center"
        wrap="wrap"
        columnGap="4"
        rowGap="1"
        minH="11"
        textStyle="sm"
        color="fg.muted"
        borderBottomWidth="3px"
        borderColor="fg"
        pb="2"
      >
        <chakra.span fontWeight="medium" color="fg">
          <TimeText at={today} />
        </chakra.span>
        {children}
        <chakra.span fontVariantNumeric="tabular-nums">
          <Trans>No. {edition}</Trans>
        </chakra.span>
      </Flex>
      <Box
        textAlign={{ md: 'center' }}
        borderBottomWidth="1px"
        borderColor="fg"
        pt="4"
        pb={{ base: '3', md: '4' }}
      >
        <Text
          translate="no"
          textStyle="sm"
          fontWeight="semibold"
          letterSpacing="0.14em"
          textTransform="uppercase"
          overflowWrap="anywhere"
        >
          {name}
        </Text>
        <PageHeading textStyle="5xl" fontWeight="800">
          <Trans>News</Trans>
        </PageHeading>
      </Box>
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
        {count !== undefined && (
          <>
            {' · '}
            <Plural value={count} one="# article" other="# articles" />
          </>
        )}
      </chakra.p>
    </Box>
  );
}

/** Returns the number of the day's edition: one appears each day of the year. In UTC, so that the server and the browser agree. */
function editionOf(instant: string): number {
  const startOfYear = Date.parse(`${instant.slice(0, 4)}-01-01T00:00:00Z`);
  return Math.floor((Date.parse(instant) - startOfYear) / DAY_MS) + 1;
}

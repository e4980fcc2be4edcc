import type { PropertyCard } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Grid,
  Heading,
  HStack,
  Link,
  LinkBox,
  LinkButton,
  LinkOverlay,
  PageHeading,
  SectionLabel,
  Skeleton,
  Stack,
  Text,
  usePageTitle,
  useQuery,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNames } from '../../estate/names.ts';
import { TimeLeftText } from '../../estate/time-left-text.tsx';
import { type MarketSummary, marketQuery } from '../../market/queries.ts';
import { PricePlate } from '../../property/price-plate.tsx';
import { PropertyFacts } from '../../property/property-facts.tsx';
import { PropertyPicture } from '../../property/property-picture.tsx';

/** The first screen of the market: numbers of offers, and the auction that ends next. */
export function MarketHead() {
  const { t } = useLingui();
  const title = t`Real estate`;
  usePageTitle(title);
  const { data: market, error } = useQuery({ ...marketQuery, refetchInterval: 60_000 });
  const next = market?.nextAuction ?? null;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1.1fr)' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="center"
    >
      <Stack gap={{ base: '4', md: '6' }} minW="0">
        <Stack gap="2">
          <PageHeading>{title}</PageHeading>
          <Text color="fg.muted" textStyle="lg" maxW="measure">
            <Trans>Homes, shops and moorings in the city: for sale, for rent and at auction.</Trans>
          </Text>
        </Stack>
        {market ? (
          <Counts market={market} />
        ) : (
          !error && <Skeleton height={{ base: '3.375rem', md: '3.9rem' }} maxW="26rem" aria-hidden />
        )}
        <HStack as="nav" aria-label={t`Your real estate`} gap="2" wrap="wrap">
          <LinkButton size="sm" variant="outline" to="/real-estate/mine">
            <Trans>My properties</Trans>
          </LinkButton>
          <LinkButton size="sm" variant="outline" to="/real-estate/offers">
            <Trans>Offers</Trans>
          </LinkButton>
          <LinkButton size="sm" variant="outline" to="/real-estate/messages">
            <Trans>Messages</Trans>
          </LinkButton>
          <LinkButton size="sm" variant="outline" to="/real-estate/searches">
            <Trans>Saved searches</Trans>
          </LinkButton>
        </HStack>
      </Stack>
      {next?.listing && <NextAuction property={next} endsAt={next.listing.endsAt} />}
      {!market && !error && (
        <Skeleton height={{ base: '26rem', sm: '15.125rem', lg: '17rem' }} borderRadius="lg" aria-hidden />
      )}
    </Grid>
  );
}

/** Numbers of current offers, each a link to them. */
function Counts({ market: { sale, rent, auction } }: { market: MarketSummary }) {
  return (
    <HStack as="ul" listStyleType="none" gap={{ base: '5', sm: '8' }} align="start">
      <Count kind="sale" count={sale}>
        <Trans>for sale</Trans>
      </Count>
      <Count kind="rent" count={rent}>
        <Trans>for rent</Trans>
      </Count>
      <Count kind="auction" count={auction}>
        <Plural value={auction} one="auction" other="auctions" />
      </Count>
    </HStack>
  );
}

function Count({ kind, count, children }: { kind: string; count: number; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <chakra.li css={{ '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' } }}>
      <Link to={`/real-estate?kind=${kind}`} preventScrollReset>
        <chakra.span
          display="block"
          fontFamily="heading"
          fontWeight="800"
          textStyle="3xl"
          lineHeight="1"
          fontVariantNumeric="tabular-nums"
        >
          {i18n.number(count)}
        </chakra.span>{' '}
        <chakra.span color="fg.muted">{children}</chakra.span>
      </Link>
    </chakra.li>
  );
}

/** The auction that ends next, as a highlighted card. */
function NextAuction({ property, endsAt }: { property: PropertyCard; endsAt: string }) {
  const names = useNames();
  const { code, title, district } = property;
  return (
    <LinkBox
      as="section"
      display="grid"
      aria-labelledby="next-auction"
      minH={{ base: '26rem', sm: 'auto', lg: '17rem' }}
      gridTemplateRows={{ base: 'auto 1fr', sm: 'auto' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      borderWidth="1.5px"
      borderColor="fg"
      borderRadius="lg"
      overflow="hidden"
      bg="bg.panel"
    >
      <Box
        css={{ '& > *': { height: { sm: '100%' }, aspectRatio: { base: 16 / 9, sm: 'auto' } } }}
        minH={{ sm: '15rem' }}
      >
        <PropertyPicture {...property} sizes="(min-width: 64rem) 20rem, 92vw" ratio={16 / 9} first />
      </Box>
      <Stack gap="2.5" p={{ base: '4', md: '5' }} minW="0">
        <Text fontWeight="700" color="sodium.fg">
          <Trans>
            Next auction ends in <TimeLeftText until={endsAt} over={<Trans>now</Trans>} />
          </Trans>
        </Text>
        <SectionLabel>{names.district(district)}</SectionLabel>
        <Heading
          as="h2"
          id="next-auction"
          textStyle="xl"
          fontWeight="800"
          overflowWrap="anywhere"
          lineHeight="1.15"
        >
          <LinkOverlay asChild>
            <Link to={`/real-estate/${code}`}>{title}</Link>
          </LinkOverlay>
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          <PropertyFacts {...property} />
        </Text>
        <Box mt="auto" pt="1">
          <PricePlate {...property} />
        </Box>
      </Stack>
    </LinkBox>
  );
}

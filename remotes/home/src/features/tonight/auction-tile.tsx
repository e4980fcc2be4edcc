import { DISTRICT_NAMES, type PropertyCard } from '@boardwalk/contracts';
import { Box, chakra, Heading, Link, LinkBox, LinkOverlay, MediaImage, Text, TimeText } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** The auction that ends next: picture, price and remaining time. */
export function AuctionTile({ property }: { property: PropertyCard }) {
  const { i18n } = useLingui();
  const { code, title, district, image, listing, guidePrice } = property;
  const price = i18n.number(listing?.price ?? guidePrice, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return (
    <LinkBox
      as="li"
      display="flex"
      flex={{ base: '1 1 100%', md: '1 1 22rem' }}
      minW="0"
      minH="8rem"
      borderWidth="1px"
      borderRadius="lg"
      overflow="hidden"
      bg="bg.panel"
    >
      {image && (
        <Box flexShrink="0" width={{ base: '7rem', sm: '12rem' }}>
          <MediaImage picture={{ ...image, alt: '' }} sizes="12rem" ratio={3 / 2} height="100%" />
        </Box>
      )}
      <Box p="4" minW="0" alignSelf="center">
        <Text textStyle="sm" fontWeight="700" color="sodium.fg">
          {listing ? (
            <Trans>
              Auction ends <TimeText at={listing.endsAt} as="relative" />
            </Trans>
          ) : (
            <Trans>Auction</Trans>
          )}
        </Text>
        <Heading as="h3" textStyle="lg" lineHeight="1.2" overflowWrap="anywhere" lineClamp="2">
          <LinkOverlay asChild>
            <Link to={`/real-estate/${code}`}>{title}</Link>
          </LinkOverlay>
        </Heading>
        <Text>
          <chakra.span fontFamily="heading" fontWeight="800" fontVariantNumeric="tabular-nums">
            {price}
          </chakra.span>
          <chakra.span color="fg.muted" textStyle="sm">
            {' · '}
            {DISTRICT_NAMES[district]}
          </chakra.span>
        </Text>
      </Box>
    </LinkBox>
  );
}

import type { PropertyCard as Card } from '@boardwalk/contracts';
import {
  Box,
  chakra,
  Heading,
  HStack,
  Link,
  LinkBox,
  LinkOverlay,
  SectionLabel,
  Stack,
  StateBadge,
  sharedElement,
  Text,
  TimeText,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNames } from '../estate/names.ts';
import { PricePlate } from './price-plate.tsx';
import { PropertyFacts } from './property-facts.tsx';
import { PropertyPicture } from './property-picture.tsx';

interface PropertyCardProps {
  property: Card;
  /** Level of its heading. */
  as?: 'h2' | 'h3' | 'h4';
  /** Whether its picture is above the fold. */
  first?: boolean;
  /** The `sizes` attribute of the picture. */
  sizes?: string;
  /** Highlights it while the pointer is on it on the map. */
  lit?: boolean;
  /** Actions, below the rest. */
  actions?: ReactNode;
  /** Action in the upper right corner of the picture. */
  corner?: ReactNode;
  /** Called when the pointer or focus enters or leaves it. */
  onPoint?: (pointed: boolean) => void;
}

/** A property in a list (`ul`). The whole card is a link. */
export function PropertyCard({
  property,
  as = 'h3',
  first = false,
  sizes = '(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, 92vw',
  lit = false,
  actions,
  corner,
  onPoint,
}: PropertyCardProps) {
  const names = useNames();
  const { code, title, district } = property;
  return (
    <LinkBox
      as="li"
      display="flex"
      flexDirection="column"
      position="relative"
      minW="0"
      bg="bg.panel"
      borderWidth="1px"
      borderColor={lit ? 'sodium.fg' : 'border'}
      borderRadius="lg"
      overflow="hidden"
      boxShadow={lit ? '0 0 0 1px var(--chakra-colors-sodium-fg)' : undefined}
      _hover={{ borderColor: 'border.emphasized' }}
      onPointerEnter={onPoint && (() => onPoint(true))}
      onPointerLeave={onPoint && (() => onPoint(false))}
      onFocus={onPoint && (() => onPoint(true))}
      onBlur={onPoint && (() => onPoint(false))}
    >
      <Box position="relative">
        <Box {...sharedElement(`/real-estate/${code}`)}>
          <PropertyPicture {...property} sizes={sizes} ratio={3 / 2} first={first} />
        </Box>
        <Box position="absolute" left="3" bottom="3" right="3">
          <PricePlate {...property} />
        </Box>
      </Box>
      <Stack gap="2" p="4" flex="1" minW="0">
        <HStack justify="space-between" gap="3">
          <SectionLabel>{names.district(district)}</SectionLabel>
          <chakra.span fontFamily="mono" textStyle="sm" color="fg.muted" whiteSpace="nowrap">
            {code}
          </chakra.span>
        </HStack>
        <Heading as={as} textStyle="lg" fontWeight="700" overflowWrap="anywhere">
          <LinkOverlay asChild>
            <Link to={`/real-estate/${code}`}>{title}</Link>
          </LinkOverlay>
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          <PropertyFacts {...property} />
        </Text>
        <PropertyStatus property={property} />
        {actions && (
          <HStack position="relative" mt="auto" pt="1" gap="2" wrap="wrap" alignSelf="start">
            {actions}
          </HStack>
        )}
      </Stack>
      {corner && (
        <Box position="absolute" top="2" right="2">
          {corner}
        </Box>
      )}
    </LinkBox>
  );
}

/** Important status: the end of an auction, that it is reserved, or that it is rented out. */
export function PropertyStatus({ property: { listing, let: isLet } }: { property: Card }) {
  const auction = listing?.kind === 'auction' && listing.state === 'active';
  if (!auction && listing?.state !== 'reserved' && !isLet) return null;
  return (
    <HStack gap="2" wrap="wrap" textStyle="sm">
      {auction && (
        <Text fontWeight="600">
          <Trans>
            Auction ends <TimeText at={listing.endsAt} as="relative" />
          </Trans>
        </Text>
      )}
      {listing?.state === 'reserved' && (
        <StateBadge state="reserved">
          <Trans>Reserved</Trans>
        </StateBadge>
      )}
      {isLet && (
        <StateBadge state="rented">
          <Trans>Rented</Trans>
        </StateBadge>
      )}
    </HStack>
  );
}

import type { PropertyCard } from '@boardwalk/contracts';
import { Box, chakra, Flex, HStack, Link, SkeletonRows, Stack, Text } from '@boardwalk/kit';
import type { ReactNode } from 'react';
import { useNames } from '../estate/names.ts';
import { PropertyPicture } from '../property/property-picture.tsx';

interface DealRowProps {
  property: PropertyCard;
  /** State, as a badge. */
  state?: ReactNode;
  /** Details, one per line. */
  children: ReactNode;
  /** Available actions. */
  actions?: ReactNode;
}

/** A row of a list (`ul`) about a property: picture, details, and actions. */
export function DealRow({ property, state, children, actions }: DealRowProps) {
  return (
    <Flex as="li" wrap="wrap" gap={{ base: '3', sm: '5' }} py="4" borderBottomWidth="1px" align="start">
      <Box flex={{ base: '0 0 5rem', sm: '0 0 8rem' }} borderRadius="md" overflow="hidden">
        <PropertyPicture {...property} sizes="8rem" ratio={4 / 3} />
      </Box>
      <Stack gap="2" flex="1 1 9rem" minW="min(9rem, 100%)" align="start">
        <PropertyTitle property={property} state={state} />
        {children}
        {actions && (
          <HStack gap="2" wrap="wrap" mt="1">
            {actions}
          </HStack>
        )}
      </Stack>
    </Flex>
  );
}

function PropertyTitle({
  property: { code, title, district },
  state,
}: Pick<DealRowProps, 'property' | 'state'>) {
  const names = useNames();
  return (
    <Box minW="0" maxW="100%">
      <HStack gap="2" wrap="wrap">
        <chakra.span
          fontWeight="700"
          overflowWrap="anywhere"
          css={{ '& a:hover': { textDecoration: 'underline' } }}
        >
          <Link to={`/real-estate/${code}`}>{title}</Link>
        </chakra.span>
        {state}
      </HStack>
      <Text textStyle="sm" color="fg.muted">
        {names.district(district)} ·{' '}
        <chakra.span fontFamily="mono" translate="no">
          {code}
        </chakra.span>
      </Text>
    </Box>
  );
}

/** Placeholder of a list of deal rows. @param label accessible name: `Loading the offers`. */
export function DealSkeleton({ label }: { label: string }) {
  return <SkeletonRows label={label} rows={3} height={{ base: '9rem', sm: '7rem' }} />;
}

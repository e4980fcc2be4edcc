import type { Property } from '@boardwalk/contracts';
import { Box, chakra, HStack, PageHeading, SectionLabel, Stack, StateBadge, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useNames } from '../../estate/names.ts';

/** Head of the page: title and address. The panel below it shows state and price. */
export function PropertyHead({ property }: { property: Property }) {
  const names = useNames();
  const { title, district, code, type, address, let: isLet, listing } = property;
  return (
    <Stack as="section" aria-labelledby="property" gap="2" minW="0">
      <HStack columnGap="3" rowGap="1" wrap="wrap" textStyle="sm">
        <SectionLabel>{names.district(district)}</SectionLabel>
        <chakra.span color="fg.muted">{names.type(type)}</chakra.span>
        <chakra.span translate="no" fontFamily="mono" color="fg.muted">
          {code}
        </chakra.span>
      </HStack>
      <PageHeading id="property" textStyle="3xl" fontWeight="800" overflowWrap="anywhere" lineHeight="1.05">
        {title}
      </PageHeading>
      {address && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {address}
        </Text>
      )}
      {isLet && listing && (
        <Box>
          <StateBadge state="rented">
            <Trans>Rented</Trans>
          </StateBadge>
        </Box>
      )}
    </Stack>
  );
}

import type { Property } from '@boardwalk/contracts';
import { Box, HStack, LinkButton, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/**
 * Links for the owner, the tenant and the staff. Renders nothing for everyone else. For a property that isn't offered, the links of owner and tenant
 * are in the deal panel.
 */
export function PropertyActions({ property }: { property: Property }) {
  const { id, code, mine, tenancyId, may, listing } = property;
  const offered = listing !== null;
  const presents = may.present && offered;
  const tenancy = offered ? tenancyId : null;
  if (!mine && !tenancy && !presents && !may.manage) return null;
  return (
    <Box>
      {mine && (
        <Text fontWeight="600" mb="2">
          <Trans>This property is yours.</Trans>
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        {presents && (
          <LinkButton size="sm" variant="outline" to={`/real-estate/${code}/present`}>
            <Trans>Pictures and description</Trans>
          </LinkButton>
        )}
        {tenancy && (
          <LinkButton size="sm" variant="outline" to={`/real-estate/tenancies/${tenancy}`}>
            <Trans>Tenancy</Trans>
          </LinkButton>
        )}
        {may.manage && (
          <LinkButton size="sm" variant="outline" to={`/real-estate/registry/${id}`}>
            <Trans>Property in the registry</Trans>
          </LinkButton>
        )}
      </HStack>
    </Box>
  );
}

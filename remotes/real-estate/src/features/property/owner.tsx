import type { Property } from '@boardwalk/contracts';
import {
  Box,
  HandleTag,
  Heading,
  HStack,
  Link,
  MemberAvatar,
  Stack,
  Text,
  useRouteExists,
} from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

/** Owner of a property, if visible. */
export function Owner({ property }: { property: Property }) {
  return (
    <Stack as="section" aria-labelledby="owner" gap="3">
      <Heading as="h2" id="owner" textStyle="xl">
        <Trans>Owner</Trans>
      </Heading>
      <Named property={property} />
    </Stack>
  );
}

function Named({ property: { owner, owned, mine } }: { property: Property }) {
  const routeExists = useRouteExists();
  if (!owner)
    return (
      <Text color="fg.muted">
        {mine ? (
          <Trans>You own this property.</Trans>
        ) : owned ? (
          <Trans>The owner is a member who keeps this private.</Trans>
        ) : (
          <Trans>The city owns this property.</Trans>
        )}
      </Text>
    );
  const page = `/members/${encodeURIComponent(owner.username)}`;
  const plate = <HandleTag handle={owner.username} />;
  return (
    <HStack gap="3">
      <MemberAvatar {...owner} />
      <Box minW="0">
        <Text translate="no" fontWeight="600" overflowWrap="anywhere">
          {owner.fullName}
        </Text>
        {routeExists(page) ? <Link to={page}>{plate}</Link> : plate}
      </Box>
    </HStack>
  );
}

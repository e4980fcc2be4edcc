import { Box, HStack, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const PEOPLE = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of the loading team. */
export function TeamSkeleton() {
  return (
    <Box role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading the team</Trans>
      </VisuallyHidden>
      <Stack gap="4" aria-hidden>
        {PEOPLE.map((person) => (
          <HStack key={person} gap="3">
            <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
            <Stack gap="2" flex="1">
              <Skeleton height="4" width="9rem" />
              <Skeleton height="6" width="7rem" />
            </Stack>
          </HStack>
        ))}
      </Stack>
    </Box>
  );
}

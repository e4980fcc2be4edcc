import { Box, Grid, HStack, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of the loading team. */
export function TeamSkeleton() {
  return (
    <Box role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading the team</Trans>
      </VisuallyHidden>
      <Grid
        aria-hidden
        templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        columnGap="6"
        rowGap="4"
      >
        {PEOPLE.map((person) => (
          <HStack key={person} gap="3">
            <Skeleton boxSize="12" borderRadius="full" flexShrink="0" />
            <Stack gap="2" flex="1">
              <Skeleton height="4" width="9rem" />
              <Skeleton height="4" width="6rem" />
            </Stack>
          </HStack>
        ))}
      </Grid>
    </Box>
  );
}

import { Box, Grid, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const STORIES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of the loading page. */
export function FrontSkeleton() {
  return (
    <Box role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading the news</Trans>
      </VisuallyHidden>
      <Box aria-hidden>
        <Stack gap="4" pb="8" borderBottomWidth="1px" minH="16rem">
          <Skeleton height="5" width="6rem" />
          <Skeleton height={{ base: '16', md: '12' }} width={{ base: '100%', md: '70%' }} />
          <Skeleton height="14" maxW="measure" />
          <Skeleton height="5" width="14rem" />
        </Stack>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
          columnGap="12"
        >
          {STORIES.map((story) => (
            <Stack key={story} gap="3" py="6" borderBottomWidth="1px" minH="14rem">
              <Skeleton height="5" width="5rem" />
              <Skeleton height="7" width="90%" />
              <Skeleton height="16" />
              <Skeleton height="4" width="60%" />
            </Stack>
          ))}
        </Grid>
      </Box>
    </Box>
  );
}

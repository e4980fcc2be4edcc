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
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
          gap={{ base: '5', lg: '8' }}
          pb={{ base: '6', md: '8' }}
          borderBottomWidth="1px"
          borderColor="fg"
        >
          <Skeleton aspectRatio={3 / 2} />
          <Stack gap="3">
            <Skeleton height="6" width="6rem" />
            <Skeleton height="24" />
            <Skeleton height="20" />
            <Skeleton height="5" width="14rem" />
          </Stack>
        </Grid>
        <Grid
          templateColumns={{
            base: 'minmax(0, 1fr)',
            md: 'repeat(2, minmax(0, 1fr))',
            lg: 'repeat(3, minmax(0, 1fr))',
          }}
          columnGap="12"
        >
          {STORIES.map((story) => (
            <Stack key={story} gap="2" py="6" borderBottomWidth="1px">
              <Skeleton aspectRatio={16 / 10} />
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

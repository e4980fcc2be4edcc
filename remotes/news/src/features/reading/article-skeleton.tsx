import { Box, Container, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const LINES = ['96%', '100%', '92%', '98%', '60%', '100%', '94%', '97%', '40%'];

/** Placeholder of the loading article. */
export function ArticleSkeleton() {
  return (
    <Box py={{ base: '8', md: '12' }} flex="1" minH="100svh">
      <Container role="status" {...PENDING}>
        <VisuallyHidden>
          <Trans>Loading the article</Trans>
        </VisuallyHidden>
        <Stack gap="4" maxW="measure" mx="auto" aria-hidden>
          <Skeleton height="5" width="6rem" />
          <Skeleton height="14" width="100%" />
          <Skeleton height="7" width="80%" />
          <Skeleton height="5" width="16rem" />
        </Stack>
        <Box mt={{ base: '6', md: '9' }} maxW="60rem" mx="auto" aria-hidden>
          <Skeleton aspectRatio={16 / 9} />
        </Box>
        <Stack gap="3" maxW="measure" mx="auto" mt={{ base: '8', md: '12' }} aria-hidden>
          {LINES.map((width) => (
            <Skeleton key={width} height="5" width={width} />
          ))}
        </Stack>
      </Container>
    </Box>
  );
}

import { PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const LINES = ['96%', '100%', '92%', '60%', '100%', '94%', '40%'];

/** Placeholder of a loading page. */
export function PageSkeleton() {
  return (
    <Stack role="status" gap="3" minH="100svh" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading the page</Trans>
      </VisuallyHidden>
      <Skeleton height="7" width="10rem" aria-hidden />
      <Skeleton height="14" maxW="30rem" mb="6" aria-hidden />
      {LINES.map((width) => (
        <Skeleton key={width} height="5" width={width} maxW="measure" aria-hidden />
      ))}
    </Stack>
  );
}

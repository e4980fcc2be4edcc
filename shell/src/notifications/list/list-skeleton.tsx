import { HStack, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const ROWS = ['82%', '64%', '90%', '72%', '58%'];

/** Placeholder of loading notifications. */
export function ListSkeleton() {
  return (
    <Stack gap="0" role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading notifications</Trans>
      </VisuallyHidden>
      {ROWS.map((width) => (
        <HStack key={width} gap="3" px="3" py="2.5" align="start" aria-hidden>
          <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
          <Stack flex="1" gap="2" py="0.5">
            <Skeleton height="3.5" width={width} />
            <Skeleton height="3" width="28%" />
          </Stack>
        </HStack>
      ))}
    </Stack>
  );
}

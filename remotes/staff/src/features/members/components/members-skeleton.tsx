import { Box, HStack, PENDING, Skeleton, Stack, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The list before it is there: rows on a wide window, cards on a narrow one. */
export function MembersSkeleton() {
  return (
    <Box role="status" {...PENDING}>
      <VisuallyHidden>
        <Trans>Loading members</Trans>
      </VisuallyHidden>
      <Stack gap="0" borderTopWidth="1px" aria-hidden>
        {ROWS.map((row) => (
          <HStack key={row} gap="3" py="3" borderBottomWidth="1px">
            <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
            <Stack gap="2" flex="1" maxW={{ lg: '14rem' }}>
              <Skeleton height="4" width="70%" />
              <Skeleton height="6" width="8rem" />
              <Skeleton height="4" width="90%" hideFrom="lg" />
            </Stack>
            <Skeleton height="4" flex="1" hideBelow="lg" />
            <Skeleton height="5" flex="1" hideBelow="lg" />
            <Skeleton height="4" width="12rem" hideBelow="lg" />
          </HStack>
        ))}
      </Stack>
    </Box>
  );
}

import { Box, HStack, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { PENDING } from '../lists/pending.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface TableSkeletonProps {
  /** Accessible label of the loading content. */
  label?: string;
  /** Width of each column, as a share of the row. */
  columns?: number;
}

/** Placeholder rows while loading. */
export function TableSkeleton({ label, columns = 4 }: TableSkeletonProps) {
  const cells = Array.from({ length: columns }, (_, place) => place);
  return (
    <Box role="status" {...PENDING}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap="0" borderTopWidth="1px" aria-hidden>
        {ROWS.map((row) => (
          <HStack key={row} gap="6" py="5" borderBottomWidth="1px">
            {cells.map((place) => (
              <Skeleton
                key={place}
                height="4"
                flex={place === 0 ? '2' : '1'}
                hideBelow={place > 1 ? 'md' : undefined}
              />
            ))}
          </HStack>
        ))}
      </Stack>
    </Box>
  );
}

import { Skeleton, type SkeletonProps, Stack } from '@chakra-ui/react';
import { PENDING } from './pending.ts';

interface SkeletonRowsProps {
  /** Accessible name of the placeholder: `Loading the offers`. */
  label: string;
  /** Number of rows, usually as many as the window shows. */
  rows: number;
  /** Height of a row: a CSS length, or a number of the theme's spacing scale. */
  height: SkeletonProps['height'];
}

/** Placeholder of a list whose first page is loading. */
export function SkeletonRows({ label, rows, height }: SkeletonRowsProps) {
  return (
    <Stack gap="3" role="status" aria-label={label} {...PENDING}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}

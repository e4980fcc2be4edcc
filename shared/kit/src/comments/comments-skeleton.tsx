import { Skeleton, Stack } from '@chakra-ui/react';
import { PENDING } from '../lists/pending.ts';

/** Placeholder while comments are loading. */
export function CommentsSkeleton() {
  return (
    <Stack gap="4" minH="60svh" {...PENDING} aria-hidden>
      <Skeleton height="16" />
      <Skeleton height="16" />
      <Skeleton height="16" />
    </Stack>
  );
}

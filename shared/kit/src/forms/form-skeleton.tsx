import { Skeleton, Stack } from '@chakra-ui/react';
import { PENDING } from '../lists/pending.ts';

const FIELDS = ['a', 'b', 'c', 'd'];

/** Placeholder while the forms chunk is loading. */
export function FormSkeleton() {
  return (
    <Stack gap="6" role="status" {...PENDING}>
      {FIELDS.map((field) => (
        <Skeleton key={field} height="4.5rem" borderRadius="md" />
      ))}
    </Stack>
  );
}

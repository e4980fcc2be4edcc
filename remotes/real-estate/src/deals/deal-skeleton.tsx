import { SkeletonRows } from '@boardwalk/kit';

/** Placeholder of a list of deal rows. @param label accessible name: `Loading the offers`. */
export function DealSkeleton({ label }: { label: string }) {
  return <SkeletonRows label={label} rows={3} height={{ base: '9rem', sm: '7rem' }} />;
}

import { PENDING, Skeleton, Stack } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** Placeholder with the size of a short profile. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="6" role="status" aria-label={t`Loading the profile`} {...PENDING}>
      <Skeleton boxSize="6rem" borderRadius="full" />
      <Skeleton height="3rem" maxW="20rem" />
      <Skeleton height="16rem" />
    </Stack>
  );
}

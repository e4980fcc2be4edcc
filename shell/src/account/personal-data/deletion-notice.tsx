import { currentUserQuery, lazyWithRetry, useHydrated, useQuery, useSession } from '@boardwalk/kit';
import { Suspense } from 'react';
import { addAccountCatalog } from '../add-catalog.ts';

const DeletionBanner = lazyWithRetry(async () => {
  const [banner] = await Promise.all([import('./deletion-banner.tsx'), addAccountCatalog()]);
  return banner;
});

/** Banner about the deletion of the member's account. Its chunk is loaded for affected members only. */
export function DeletionNotice() {
  const { state } = useSession();
  const { data } = useQuery({ ...currentUserQuery, enabled: false });
  const due = state === 'authenticated' ? data?.deletionDueAt : null;
  if (!useHydrated() || !due) return null;
  return (
    <Suspense fallback={null}>
      <DeletionBanner due={due} />
    </Suspense>
  );
}

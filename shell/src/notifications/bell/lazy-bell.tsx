import { ErrorBoundary, lazyComponent, Skeleton } from '@boardwalk/kit';
import { Suspense } from 'react';
import { notificationParts } from '../lazy-parts.ts';

const Bell = lazyComponent(notificationParts, (parts) => parts.Bell, { throwOnError: true });

/** Container of the bell. Reserves its space, so that nothing next to it shifts. */
export function LazyBell({ known }: { known: boolean }) {
  const placeholder = <Skeleton boxSize="10" borderRadius="full" />;
  if (!known) return placeholder;
  return (
    // Without its chunk there is no bell; the notifications page, which needs the same chunk, reports the failure.
    <ErrorBoundary fallback={() => <Skeleton boxSize="10" borderRadius="full" variant="none" />}>
      <Suspense fallback={placeholder}>
        <Bell />
      </Suspense>
    </ErrorBoundary>
  );
}

import { ErrorBoundary, lazyComponent, Skeleton } from '@boardwalk/kit';
import { Suspense } from 'react';
import { notificationParts } from '../lazy-parts.ts';

const Bell = lazyComponent(notificationParts, (parts) => parts.Bell);

/** Where the bell hangs. Its room is kept from the start, so that what stands beside it stays where it is. */
export function BellPlace({ known }: { known: boolean }) {
  const room = <Skeleton boxSize="10" borderRadius="full" />;
  if (!known) return room;
  return (
    // Without its file there is no bell; the page, which asks for the same file, says what is wrong.
    <ErrorBoundary fallback={() => <Skeleton boxSize="10" borderRadius="full" variant="none" />}>
      <Suspense fallback={room}>
        <Bell />
      </Suspense>
    </ErrorBoundary>
  );
}

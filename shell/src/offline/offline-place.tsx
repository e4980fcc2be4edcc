import { Navigate } from '@boardwalk/kit';
import { OfflineOr } from './offline-or.tsx';

/** The address under which the worker fetches the shell. Whoever opens it with a connection has no business here. */
export function OfflinePlace() {
  return (
    <OfflineOr>
      <Navigate to="/" replace />
    </OfflineOr>
  );
}

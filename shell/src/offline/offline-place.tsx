import { Navigate } from '@boardwalk/kit';
import { OfflineOr } from './offline-or.tsx';

/** Path under which the worker fetches the shell. Useless with a connection. */
export function OfflinePlace() {
  return (
    <OfflineOr>
      <Navigate to="/" replace />
    </OfflineOr>
  );
}

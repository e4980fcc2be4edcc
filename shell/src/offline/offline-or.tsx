import { Navigate } from '@boardwalk/kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConnected } from './connection.ts';
import { OfflinePage } from './offline-page.tsx';

interface OfflineOrProps {
  /** The error, if something was thrown: code that ran and failed isn't a connection problem. */
  error?: unknown;
  /** Retries; by default reloads the page. */
  onRetry?: () => void;
  /** Error state if there is a connection. */
  children: ReactNode;
}

const reload = () => location.reload();

/** Error state of something that could not be loaded. Offline it states that as the reason, and retries automatically once there is a connection. */
export function OfflineOr({ error, onRetry = reload, children }: OfflineOrProps) {
  const missing = error === undefined || (error instanceof Error && error.name === 'ChunkLoadError');
  const connected = useConnected();
  const [offline, setOffline] = useState(!connected);
  if (!connected && !offline) setOffline(true);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);
  useEffect(() => {
    if (offline && connected && missing) retry.current();
  }, [offline, connected, missing]);
  return offline && missing ? <OfflinePage onRetry={onRetry} /> : children;
}

/** Path under which the worker fetches the shell. Useless with a connection. */
export function OfflineRoute() {
  return (
    <OfflineOr>
      <Navigate to="/" replace />
    </OfflineOr>
  );
}

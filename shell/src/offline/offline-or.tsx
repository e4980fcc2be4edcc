import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConnected } from './connection.ts';
import { OfflinePage } from './offline-page.tsx';

interface OfflineOrProps {
  /** Why, where something was thrown: code that ran and failed has nothing to do with the connection. */
  error?: unknown;
  /** Brings what is missing; a reload unless said. */
  onRetry?: () => void;
  /** What is shown of the failure when there is a connection. */
  children: ReactNode;
}

const reload = () => location.reload();

/** Something can't be had. Without a connection that is the reason, and once there is one it is tried again by itself. */
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

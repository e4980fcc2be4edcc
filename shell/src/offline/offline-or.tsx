import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useConnected } from './connection.ts';
import { OfflinePage } from './offline-page.tsx';

interface OfflineOrProps {
  /** Brings what is missing; a reload unless said. */
  onRetry?: () => void;
  /** What is shown of the failure when there is a connection. */
  children: ReactNode;
}

const reload = () => location.reload();

/** Something can't be had. Without a connection that is the reason, and once there is one it is tried again by itself. */
export function OfflineOr({ onRetry = reload, children }: OfflineOrProps) {
  const connected = useConnected();
  const [offline, setOffline] = useState(!connected);
  if (!connected && !offline) setOffline(true);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  }, [onRetry]);
  useEffect(() => {
    if (offline && connected) retry.current();
  }, [offline, connected]);
  return offline ? <OfflinePage onRetry={onRetry} /> : children;
}

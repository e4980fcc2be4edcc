import type { Release } from '@boardwalk/contracts';
import { type RemoteDefinition, useLocation, useNavigation, useRevalidator } from '@boardwalk/kit';
import { createContext, useContext, useEffect, useRef } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import type { RemoteJoin } from './remote-join.ts';

interface JoinContextValue {
  join: RemoteJoin;
  /** Replaces this router with another one at the same URL. */
  renew: () => void;
}

/** Undefined on the server, where all routes are joined before rendering. */
export const JoinContext = createContext<JoinContextValue | undefined>(undefined);

interface RejoinProps {
  release: Release;
  definition: RemoteDefinition;
  joined: string | undefined;
  /** Runs route discovery for this URL again; `revalidate` by default. */
  onRejoin?: () => void;
}

/** Maximum consecutive retries, to avoid a loop. */
const MOST = 5;

/**
 * Mounted when the remote, or a different version than the router's, is loaded: makes the router discover the routes at this URL and run the loaders.
 */
export function Rejoin({ release, definition, joined, onRejoin }: RejoinProps) {
  const context = useContext(JoinContext);
  const { state, revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const { key } = useLocation();
  const tries = useRef(0);
  // Retry when the router is idle, or at another URL, and this is still mounted: React Router drops the result of a revalidation during a view
  // transition.
  useEffect(() => {
    if (!isIdle || key === undefined || tries.current >= MOST) return;
    tries.current += 1;
    const stale = joined !== undefined && joined !== release.name;
    if (stale || context?.join.conflicts(release, definition)) context?.renew();
    else if (onRejoin) onRejoin();
    else void revalidate();
  }, [release, definition, joined, onRejoin, context, revalidate, isIdle, key]);
  return <PageLoading />;
}

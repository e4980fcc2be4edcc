import type { Release } from '@boardwalk/contracts';
import { type RemoteDefinition, useLocation, useNavigation, useRevalidator } from '@boardwalk/kit';
import { createContext, useContext, useEffect, useRef } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import type { RemoteJoin } from './remote-join.ts';

interface JoinContextValue {
  join: RemoteJoin;
  /** Puts another router in the place of this one, at the same address. */
  renew: () => void;
}

/** Undefined on the server, where everything is joined before anything is drawn. */
export const JoinContext = createContext<JoinContextValue | undefined>(undefined);

interface RejoinProps {
  release: Release;
  definition: RemoteDefinition;
  joined: string | undefined;
  /** Looks at this address again; by `revalidate` unless said. */
  onRejoin?: () => void;
}

/** More than this in a row would not help either. */
const MOST = 5;

/** The remote is here, or another version of it than the router's: the router looks at this address again, and runs the loaders. */
export function Rejoin({ release, definition, joined, onRejoin }: RejoinProps) {
  const context = useContext(JoinContext);
  const { state, revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle' && state === 'idle';
  const { key } = useLocation();
  const tries = useRef(0);
  // Once more when the router has come to rest, or to another address, and this still stands here: React Router forgets what a revalidation
  // brought when a view transition was on its way.
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

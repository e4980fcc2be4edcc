import type { Release } from '@boardwalk/contracts';
import { type RemoteDefinition, useRevalidator } from '@boardwalk/kit';
import { createContext, useContext, useEffect } from 'react';
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

/** The remote is here, or another version of it than the router's: the router looks at this address again, and runs the loaders. */
export function Rejoin({ release, definition, joined, onRejoin }: RejoinProps) {
  const context = useContext(JoinContext);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const stale = joined !== undefined && joined !== release.name;
    if (stale || context?.join.conflicts(release, definition)) context?.renew();
    else if (onRejoin) onRejoin();
    else void revalidate();
  }, [release, definition, joined, onRejoin, context, revalidate]);
  return <PageLoading />;
}

import { createContext, useContext } from 'react';
import type { RemoteStore } from './remote-store.ts';

export const RemotesContext = createContext<RemoteStore | null>(null);

/** Returns the remotes of this tab, or of this server rendering. */
export function useRemotes(): RemoteStore {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs the page’s remotes around it');
  return remotes;
}

import { createJSONStorage, type PersistStorage } from 'zustand/middleware';
import { localStore } from './browser-storage.ts';

/** The storage of a store that outlives the visit: zustand's own is absent where site data is blocked, and throws where it is full. */
export function persisted<State>(): PersistStorage<State> | undefined {
  return createJSONStorage<State>(() => localStore);
}

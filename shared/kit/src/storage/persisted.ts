import { createJSONStorage, type PersistStorage } from 'zustand/middleware';
import { localStore } from './browser-storage.ts';

/** Storage of a persisted store: zustand's own is undefined if site data is blocked, and throws if it is full. */
export function persisted<State>(): PersistStorage<State> | undefined {
  return createJSONStorage<State>(() => localStore);
}

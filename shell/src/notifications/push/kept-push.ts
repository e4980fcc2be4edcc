import { localStore } from '@boardwalk/kit/storage';

const KEY = 'boardwalk-push';

/** As whom this browser has asked for push messages. */
export interface KeptPush {
  /** The server's name for this browser. */
  id: string;
  /** The browser's own address at its push service. */
  endpoint: string;
  memberId: string;
}

/** What this browser remembers about its push messages. */
export const keptPush = {
  read: (): KeptPush | undefined => localStore.readJson(KEY),
  write: (kept: KeptPush): boolean => localStore.writeJson(KEY, kept),
  forget: (): void => localStore.removeItem(KEY),
};

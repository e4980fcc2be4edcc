import { localStore, tabStore } from '@boardwalk/kit/storage';

const KEY = 'boardwalk-push';
const CONFIRMED_KEY = 'boardwalk-push-confirmed';

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
  /** The endpoint that the server has confirmed to this tab. */
  confirmed: (): string | null => tabStore.getItem(CONFIRMED_KEY),
  confirm: (endpoint: string): boolean => tabStore.setItem(CONFIRMED_KEY, endpoint),
};

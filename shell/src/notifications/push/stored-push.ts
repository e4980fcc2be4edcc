import { localStore, tabStore } from '@boardwalk/kit/storage';

const KEY = 'boardwalk-push';
const CONFIRMED_KEY = 'boardwalk-push-confirmed';

/** The push subscription of this browser, and its member. */
export interface StoredPush {
  /** The server's id of this browser. */
  id: string;
  /** Endpoint of the browser at its push service. */
  endpoint: string;
  memberId: string;
}

/** Local storage of the push subscription. */
export const storedPush = {
  read: (): StoredPush | undefined => localStore.readJson(KEY),
  write: (stored: StoredPush): boolean => localStore.writeJson(KEY, stored),
  forget: (): void => localStore.removeItem(KEY),
  /** The endpoint that the server has confirmed to this tab. */
  confirmed: (): string | null => tabStore.getItem(CONFIRMED_KEY),
  confirm: (endpoint: string): boolean => tabStore.setItem(CONFIRMED_KEY, endpoint),
};

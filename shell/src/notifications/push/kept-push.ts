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
  read(): KeptPush | undefined {
    try {
      return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as KeptPush | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (kept: KeptPush): void => localStorage.setItem(KEY, JSON.stringify(kept)),
  forget: (): void => localStorage.removeItem(KEY),
};

import { localStore } from '@boardwalk/kit/storage';

const KEY = 'boardwalk-unsent-preferences';

/** Choices to send in addition to the four switches. */
export interface Unsent {
  /** A language was chosen on this device, too. */
  language: boolean;
}

/** Remembers across visits that a member's choice on this device hasn't been sent to the server. */
export const unsent = {
  mark(memberId: string, { language }: Unsent): void {
    const stored = unsent.of(memberId);
    const value = { memberId, language: language || (stored?.language ?? false) };
    localStore.writeJson(KEY, value);
  },
  clear: (): void => localStore.removeItem(KEY),
  /** Returns this member's unsent choice, not another member's. */
  of(memberId: string): Unsent | undefined {
    const stored = localStore.readJson<Partial<Unsent & { memberId: string }>>(KEY);
    return stored?.memberId === memberId ? { language: stored.language === true } : undefined;
  },
};

import { localStore } from '@boardwalk/kit/storage';

const KEY = 'boardwalk-unsent-preferences';

/** What the server is still to be told beside the four switches. */
export interface Unsent {
  /** A language was chosen on this device, too. */
  language: boolean;
}

/** Remembers, beyond this visit, that a member has chosen something on this device of which the server hasn't heard. */
export const unsent = {
  mark(memberId: string, { language }: Unsent): void {
    const kept = unsent.of(memberId);
    const value = { memberId, language: language || (kept?.language ?? false) };
    localStore.writeJson(KEY, value);
  },
  clear: (): void => localStore.removeItem(KEY),
  /** What this member has chosen; somebody else's choice isn't theirs. */
  of(memberId: string): Unsent | undefined {
    const kept = localStore.readJson<Partial<Unsent & { memberId: string }>>(KEY);
    return kept?.memberId === memberId ? { language: kept.language === true } : undefined;
  },
};

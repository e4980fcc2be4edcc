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
    localStorage.setItem(KEY, JSON.stringify(value));
  },
  clear: (): void => localStorage.removeItem(KEY),
  /** What this member has chosen; somebody else's choice isn't theirs. */
  of(memberId: string): Unsent | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Unsent & { memberId: string }>;
      return kept.memberId === memberId ? { language: kept.language === true } : undefined;
    } catch {
      return undefined;
    }
  },
};

/** What this browser keeps of something that was typed and that the server doesn't have yet. */
export interface LocalDraft<Draft> {
  draft: Draft;
  /** The version of the row that it was typed upon; 0 for one that the server doesn't know. */
  version: number;
  /** When, in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'boardwalk-draft';
const KEPT_FOR = 30 * 24 * 3_600_000;

/**
 * Keeps drafts in this browser: they outlive a crash, a sign-out and a lost network. Each member has their own.
 * @param area what the drafts are of, and part of the key: `boardwalk-draft:<area>:<member>:<id>`.
 */
export function localDrafts<Draft>(area: string) {
  const keyOf = (memberId: string, id: string) => `${PREFIX}:${area}:${memberId}:${id}`;
  return {
    /** What was kept in the last 30 days; undefined when there is nothing, or nothing that can be read. */
    read(memberId: string, id: string): LocalDraft<Draft> | undefined {
      try {
        const kept: LocalDraft<Draft> | null = JSON.parse(
          localStorage.getItem(keyOf(memberId, id)) ?? 'null',
        );
        return kept && Date.now() - kept.at < KEPT_FOR ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** @returns whether there was room for it. */
    write(memberId: string, id: string, draft: Draft, version: number): boolean {
      try {
        const kept: LocalDraft<Draft> = { draft, version, at: Date.now() };
        localStorage.setItem(keyOf(memberId, id), JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    remove(memberId: string, id: string): void {
      try {
        localStorage.removeItem(keyOf(memberId, id));
      } catch {
        // Without a storage there is nothing to remove.
      }
    },
  };
}

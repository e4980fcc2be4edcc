import { localStore } from '../storage/browser-storage.ts';

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
/** Ids of drafts of what has no id yet begin so. */
const NEW = 'new';
/** A draft of what has no id yet, which one tab works on at a time. */
export interface NewDraft {
  id: string;
  /** Leaves it to other tabs. */
  close(): void;
}

/** Takes a lock for this tab. @returns a function that gives it back; undefined when another tab has it. */
async function lock(name: string): Promise<(() => void) | undefined> {
  // A browser without locks keeps nobody apart.
  if (!navigator.locks) return () => {};
  const { promise: taken, resolve: answer } = Promise.withResolvers<boolean>();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  void navigator.locks
    .request(name, { ifAvailable: true }, (granted) => {
      answer(granted !== null);
      return granted ? held : undefined;
    })
    .catch(() => answer(true));
  return (await taken) ? release : undefined;
}

/**
 * Keeps drafts in this browser: they outlive a crash, a sign-out and a lost network. Each member has their own.
 * @param area what the drafts are of, and part of the key: `boardwalk-draft:<area>:<member>:<id>`.
 */
export function localDrafts<Draft>(area: string) {
  const keyOf = (memberId: string, id: string) => `${PREFIX}:${area}:${memberId}:${id}`;
  /** The drafts of new things that were kept, the last written first. */
  function keptNew(memberId: string): string[] {
    const start = keyOf(memberId, NEW);
    const ids = localStore
      .keys()
      .filter((key) => key.startsWith(start))
      .map((key) => key.slice(keyOf(memberId, '').length));
    const writtenAt = (id: string) => localStore.readJson<LocalDraft<Draft>>(keyOf(memberId, id))?.at ?? 0;
    return ids.sort((one, other) => writtenAt(other) - writtenAt(one));
  }

  return {
    /**
     * Opens a draft of what has no id yet: the one that was written last and that no other tab works on, otherwise another one. Two tabs in
     * which something new is written have one each. A tab works on a draft for as long as it holds a lock, which ends with the tab.
     */
    async openNew(memberId: string): Promise<NewDraft> {
      for (const id of keptNew(memberId)) {
        const close = await lock(keyOf(memberId, id));
        if (close) return { id, close };
      }
      const id = `${NEW}-${crypto.randomUUID()}`;
      return { id, close: (await lock(keyOf(memberId, id))) ?? (() => {}) };
    },
    /** What was kept in the last 30 days; undefined when there is nothing, or nothing that can be read. */
    read(memberId: string, id: string): LocalDraft<Draft> | undefined {
      const kept = localStore.readJson<LocalDraft<Draft>>(keyOf(memberId, id));
      return kept && Date.now() - kept.at < KEPT_FOR ? kept : undefined;
    },
    /** @returns whether there was room for it. */
    write(memberId: string, id: string, draft: Draft, version: number): boolean {
      const kept: LocalDraft<Draft> = { draft, version, at: Date.now() };
      return localStore.writeJson(keyOf(memberId, id), kept);
    },
    remove(memberId: string, id: string): void {
      localStore.removeItem(keyOf(memberId, id));
    },
  };
}

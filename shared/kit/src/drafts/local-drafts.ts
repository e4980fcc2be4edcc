import { localStore } from '../storage/browser-storage.ts';

/** A draft stored in this browser that the server doesn't have yet. */
export interface LocalDraft<Draft> {
  draft: Draft;
  /** Version of the row that it is based on; 0 if the server has none. */
  version: number;
  /** Time in milliseconds since 1970. */
  at: number;
}

const PREFIX = 'boardwalk-draft';
const RETENTION_MS = 30 * 24 * 3_600_000;
/** Id prefix of drafts without an id yet. */
const NEW = 'new';
/** A draft without an id yet, which one tab edits at a time. */
export interface NewDraft {
  id: string;
  /** Releases it for other tabs. */
  close(): void;
}

/** Acquires a lock for this tab. @returns a function that releases it; undefined if another tab holds it. */
async function lock(name: string): Promise<(() => void) | undefined> {
  // Without lock support, tabs aren't isolated.
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
 * Stores drafts in this browser: they survive a crash, a sign-out and a lost network. Each member has their own.
 * @param area type of the drafts, and part of the key: `boardwalk-draft:<area>:<member>:<id>`.
 */
export function localDrafts<Draft>(area: string) {
  const keyOf = (memberId: string, id: string) => `${PREFIX}:${area}:${memberId}:${id}`;
  /** Returns the ids of stored drafts without an id, latest first. */
  function idsOfNew(memberId: string): string[] {
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
     * Opens a draft without an id yet: the latest one that no other tab is editing, otherwise a new one. So two tabs have separate drafts. A tab
     * holds a lock on its draft, which ends with the tab.
     */
    async openNew(memberId: string): Promise<NewDraft> {
      for (const id of idsOfNew(memberId)) {
        const close = await lock(keyOf(memberId, id));
        if (close) return { id, close };
      }
      const id = `${NEW}-${crypto.randomUUID()}`;
      return { id, close: (await lock(keyOf(memberId, id))) ?? (() => {}) };
    },
    /** Returns a draft stored in the last 30 days; undefined if there is none, or it can't be read. */
    read(memberId: string, id: string): LocalDraft<Draft> | undefined {
      const stored = localStore.readJson<LocalDraft<Draft>>(keyOf(memberId, id));
      return stored && Date.now() - stored.at < RETENTION_MS ? stored : undefined;
    },
    /** @returns whether it could be stored. */
    write(memberId: string, id: string, draft: Draft, version: number): boolean {
      const stored: LocalDraft<Draft> = { draft, version, at: Date.now() };
      return localStore.writeJson(keyOf(memberId, id), stored);
    },
    remove(memberId: string, id: string): void {
      localStore.removeItem(keyOf(memberId, id));
    },
  };
}

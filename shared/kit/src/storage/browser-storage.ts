/**
 * One of the browser's two storages. No call throws: browsers that block cookies refuse the storage itself, and a full one refuses to write.
 * Without a storage every key is absent and nothing is stored.
 */
export interface BrowserStorage {
  /** Whether the browser gives the site this storage at all. */
  isAvailable(): boolean;
  /** The keys in it. */
  keys(): string[];
  /** The stored text; null when there is none. */
  getItem(key: string): string | null;
  /** Stores a text. @returns whether it is stored. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  /** The stored JSON value, unchecked; undefined when there is none or it is damaged. */
  readJson<Value>(key: string): Value | undefined;
  /** Stores a value as JSON. @returns whether it is stored. */
  writeJson(key: string, value: unknown): boolean;
}

function createStorage(open: () => Storage | undefined): BrowserStorage {
  /** Runs something on the storage. @returns the fallback where there is none, or where it refuses. */
  function attempt<Result>(run: (storage: Storage) => Result, fallback: Result): Result {
    try {
      const storage = open();
      return storage ? run(storage) : fallback;
    } catch {
      return fallback;
    }
  }
  const setItem = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  return {
    isAvailable: () => attempt(() => true, false),
    keys: () => attempt((storage) => Object.keys(storage), []),
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem,
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    readJson: <Value>(key: string) =>
      attempt((storage) => {
        const text = storage.getItem(key);
        return text === null ? undefined : ((JSON.parse(text) as Value | null) ?? undefined);
      }, undefined),
    writeJson: (key, value) => setItem(key, JSON.stringify(value)),
  };
}

/** What this browser stores for the site, for all tabs and visits. On the server there is nothing in it. */
export const localStore = createStorage(() => globalThis.localStorage);
/** What this tab stores for the site, until it is closed. */
export const tabStore = createStorage(() => globalThis.sessionStorage);

/**
 * A storage of the browser. No method throws: browsers that block cookies deny access to the storage, and a full one rejects writes. Without a
 * storage every key is absent and nothing is stored.
 */
export interface BrowserStorage {
  /** Returns whether the browser provides this storage. */
  isAvailable(): boolean;
  /** Returns the keys. */
  keys(): string[];
  /** Returns the stored text; null without one. */
  getItem(key: string): string | null;
  /** Stores a text. @returns whether it is stored. */
  setItem(key: string, text: string): boolean;
  removeItem(key: string): void;
  /** Returns the stored JSON value, unchecked; undefined if there is none or it is damaged. */
  readJson<Value>(key: string): Value | undefined;
  /** Stores a value as JSON. @returns whether it is stored. */
  writeJson(key: string, value: unknown): boolean;
}

function createStorage(open: () => Storage | undefined): BrowserStorage {
  /** Runs an operation on the storage. @returns the fallback if it is unavailable or fails. */
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

/** Storage of the site in this browser, for all tabs and visits. Empty on the server. */
export const localStore = createStorage(() => globalThis.localStorage);
/** Storage of this tab, until it is closed. */
export const tabStore = createStorage(() => globalThis.sessionStorage);

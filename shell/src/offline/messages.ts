/** Where the worker comes from. */
export const WORKER_FILE = '/service-worker.js';

/** What a page tells the worker. */
export type PageMessage =
  /**
   * A page is open, from the set with this id, and has fetched these files (paths). `page` is where it began, when
   * the server drew that for everybody.
   */
  | { kind: 'here'; set: string; files: string[]; page: string | null; signedIn: boolean }
  /** Somebody has signed in or out: nothing that was kept for who was here before may be shown. */
  | { kind: 'forget' };

/** What the worker asks every open page, with a port for the answer ({@link InUse}). */
export interface WorkerQuestion {
  kind: 'what-is-in-use';
}

/** What the worker tells every open page: this browser has another address for push messages, of which the server hasn't heard. */
interface WorkerNews {
  kind: 'push-changed';
}

export type WorkerMessage = WorkerQuestion | WorkerNews;

/** What a page still needs: its shell's first scripts, and the folders of the releases in its set. */
export interface InUse {
  scripts: string[];
  folders: string[];
}

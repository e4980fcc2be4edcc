/** URL of the service worker. */
export const WORKER_FILE = '/service-worker.js';

/** Messages of a page to the worker. */
export type PageMessage =
  /**
   * A page is open, from the set with this id, and has fetched these files (paths). `page` is its first path, if the server rendered it for everyone.
   */
  | { kind: 'here'; set: string; files: string[]; page: string | null; signedIn: boolean }
  /** A user has signed in or out: data cached for the previous user must not be shown. */
  | { kind: 'forget' };

/** Request of the worker to every open page, with a port for the response ({@link InUse}). */
export interface WorkerRequest {
  kind: 'what-is-in-use';
}

/** Message of the worker to every open page: the browser's push endpoint has changed, and the server doesn't know it yet. */
interface WorkerNotice {
  kind: 'push-changed';
}

export type WorkerMessage = WorkerRequest | WorkerNotice;

/** Files that a page still needs: its shell's initial scripts, and the release folders of its set. */
export interface InUse {
  scripts: string[];
  folders: string[];
}

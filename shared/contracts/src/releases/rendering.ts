import type { DrawJob, DrawnPage } from './page-data.ts';

/**
 * What the gateway and the renderer say to each other over a unix socket, each message a line of JSON. The gateway listens. Programs go
 * by the hash of their text (`sha384-…`, as in a release set): the renderer keeps those that it was sent, and reads no file.
 */
export type ToRenderer =
  /** The server bundle of the shell, from which everything is drawn until another one comes. */
  | { kind: 'shell'; hash: string; code: string }
  /** The server bundle of a release. */
  | { kind: 'bundle'; hash: string; code: string }
  | DrawRequest
  /** What the API answered to a read; null when it couldn't be asked. */
  | { kind: 'answer'; id: number; read: number; answer: ReadAnswer | null };

export interface DrawRequest {
  kind: 'draw';
  id: number;
  job: DrawJob;
  /** The hash of the bundle of the release that the page belongs to; undefined for what the shell draws alone. */
  bundle?: string;
  /** Milliseconds until nobody waits for it any more. */
  within: number;
  /** How long it may take once it is begun, in milliseconds, and how long when the bundle was never drawn with before. */
  limits: { warm: number; cold: number };
}

export interface ReadAnswer {
  status: number;
  /** JSON, empty when there is none. */
  body: string;
}

/** `threw`: the bundle's doing. `late`: it didn't end in time. `lost`: what drew it is gone. `unready`: nothing is there to draw it yet. */
export type DrawFailure = 'threw' | 'late' | 'lost' | 'unready';

/** What the renderer says. A bundle can have put anything in the place of a page. */
export type FromRenderer =
  /** The bundle of this drawing has to be sent first; the drawing is asked for again after that. */
  | { kind: 'lacks'; id: number }
  /** A drawing asks for a path of the API. */
  | { kind: 'read'; id: number; read: number; path: string }
  | { kind: 'drawn'; id: number; page: DrawnPage }
  | { kind: 'failed'; id: number; failure: DrawFailure; detail: string };

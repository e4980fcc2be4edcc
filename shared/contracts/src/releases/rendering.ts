import type { RenderedPage, RenderJob } from './page-data.ts';

/**
 * Protocol between gateway and renderer over a Unix socket, one JSON message per line. The gateway listens. Programs are identified by the hash of
 * their text (`sha384-…`, as in a release set): the renderer caches those it was sent, and reads no files.
 */
export type ToRenderer =
  /** Server bundle of the shell, used for all renderings until the next one is sent. */
  | { kind: 'shell'; hash: string; code: string }
  /** Server bundle of a release. */
  | { kind: 'bundle'; hash: string; code: string }
  | RenderRequest
  /** Response of the API to a read; null if the call failed. */
  | { kind: 'answer'; id: number; read: number; answer: ReadAnswer | null };

export interface RenderRequest {
  kind: 'render';
  id: number;
  job: RenderJob;
  /** Hash of the bundle of the page's release; undefined for pages of the shell. */
  bundle?: string;
  /** Milliseconds until the caller stops waiting. */
  within: number;
  /** Time limits once it has started, in milliseconds, for a bundle that has rendered before and for a new one. */
  limits: { warm: number; cold: number };
}

export interface ReadAnswer {
  status: number;
  /** JSON, empty without a body. */
  body: string;
}

/** `threw`: the bundle failed. `late`: it didn't finish in time. `lost`: the rendering process died. `unready`: no rendering process is ready yet. */
export type RenderFailure = 'threw' | 'late' | 'lost' | 'unready';

/** Messages of the renderer. Untrusted: a bundle may have replaced a page with anything. */
export type FromRenderer =
  /** Requests the missing bundle; the rendering has to be requested again afterwards. */
  | { kind: 'lacks'; id: number }
  /** Requests a path of the API for a rendering. */
  | { kind: 'read'; id: number; read: number; path: string }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; failure: RenderFailure; detail: string };

import type { ReadAnswer, RenderedPage, RenderJob } from '@boardwalk/contracts';

/** Initial data of a worker. */
export interface WorkerSettings {
  /** Text of the shell's server bundle. */
  shell: string;
  /** V8's code cache of that text from another worker: with it a start takes half as long. */
  codeCache?: Uint8Array;
}

export type ToWorker =
  /** `bundle` is sent with the first rendering: a worker serves a single release. */
  | { kind: 'render'; id: number; job: RenderJob; bundle?: string }
  | { kind: 'answer'; id: number; read: number; answer: ReadAnswer | null };

export type FromWorker =
  | { kind: 'ready'; codeCache?: Uint8Array }
  | { kind: 'read'; id: number; read: number; path: string }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'threw'; id: number; detail: string };

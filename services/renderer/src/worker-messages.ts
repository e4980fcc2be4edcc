import type { DrawJob, DrawnPage, ReadAnswer } from '@boardwalk/contracts';

/** What a worker begins with. */
export interface WorkerSettings {
  /** The text of the shell's server bundle. */
  shell: string;
  /** What V8 made of that text in another worker: with it a start takes half as long. */
  codeCache?: Uint8Array;
}

export type ToWorker =
  /** `bundle` comes with the first drawing: a worker is for one release alone. */
  | { kind: 'draw'; id: number; job: DrawJob; bundle?: string }
  | { kind: 'answer'; id: number; read: number; answer: ReadAnswer | null };

export type FromWorker =
  | { kind: 'ready'; codeCache?: Uint8Array }
  | { kind: 'read'; id: number; read: number; path: string }
  | { kind: 'drawn'; id: number; page: DrawnPage }
  | { kind: 'threw'; id: number; detail: string };

import type { DrawJob, DrawnPage } from '@boardwalk/contracts';

/** How long a drawing may take, in milliseconds, in all: whoever waits gets the page that the browser draws instead. */
export const DRAW_LIMIT = 800;

/** A drawing that has waited its turn and has less than this left isn't begun: being late would be counted against its bundle. */
export const LEAST_TIME = 400;

/** What a renderer is told when it starts. */
export interface RendererSettings {
  /** The shell's server bundle. */
  shell: string;
  /** Where the API is reached from here. */
  apiUrl: string;
}

export interface DrawRequest {
  id: number;
  job: DrawJob;
  /** The server bundle of the release that the page belongs to, as a file on this machine. */
  bundle: string;
  /** Milliseconds that are left for it. */
  within: number;
}

/** `threw`: the bundle's doing. `late`: it didn't end in time. `lost`: what drew it is gone. `unready`: nothing is there to draw it yet. */
export type DrawFailure = 'threw' | 'late' | 'lost' | 'unready';

export type DrawReply = { id: number } & ({ page: DrawnPage } | { failure: DrawFailure; detail: string });

/** An option, such as a quality. */
export interface Option {
  id: number;
  name: string;
}

export interface PlayerState {
  qualities: readonly Option[];
  /** Chosen quality; -1 selects automatically by bandwidth. */
  quality: number;
  /** Current quality; -1 before playback. */
  playing: number;
  captions: readonly Option[];
  /** -1 shows none. */
  caption: number;
  /** Time of the next attempt, in milliseconds since 1970; null while connected. */
  retryAt: number | null;
  /** Whether this browser can't play it. */
  unsupported: boolean;
}

export const EMPTY_STATE: PlayerState = {
  qualities: [],
  quality: -1,
  playing: -1,
  captions: [],
  caption: -1,
  retryAt: null,
  unsupported: false,
};

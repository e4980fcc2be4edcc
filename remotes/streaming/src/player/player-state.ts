/** One of several, such as a quality. */
export interface Option {
  id: number;
  name: string;
}

export interface PlayerState {
  qualities: readonly Option[];
  /** What was chosen; -1 lets the connection decide. */
  quality: number;
  /** What is playing; -1 before anything does. */
  playing: number;
  captions: readonly Option[];
  /** -1 shows none. */
  caption: number;
  /** When it tries again, in milliseconds since 1970; null while the connection stands. */
  retryAt: number | null;
  /** This browser can't play it. */
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

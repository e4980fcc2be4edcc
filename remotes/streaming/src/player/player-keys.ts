import { latinKey } from '@boardwalk/kit';

/** Action of a key in the player. */
export type PlayerAction =
  | { kind: 'play' | 'mute' | 'fullscreen' | 'captions' }
  | { kind: 'seek'; seconds: number }
  | { kind: 'volume'; by: number };

const SEEK_SECONDS = 5;
const VOLUME_STEP = 0.1;

const ACTIONS: Record<string, PlayerAction> = {
  ' ': { kind: 'play' },
  k: { kind: 'play' },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  ArrowLeft: { kind: 'seek', seconds: -SEEK_SECONDS },
  ArrowRight: { kind: 'seek', seconds: SEEK_SECONDS },
  ArrowUp: { kind: 'volume', by: VOLUME_STEP },
  ArrowDown: { kind: 'volume', by: -VOLUME_STEP },
};

/** A key press and its target: a control handles its own keys. */
interface KeyPress {
  key: string;
  code?: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** Name of the focused element, such as `BUTTON`. */
  on: string;
}

/** @returns undefined for a key that the player ignores. */
export function actionOf({ key, code, altKey, ctrlKey, metaKey, on }: KeyPress): PlayerAction | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (on === 'SELECT') return undefined;
  if (on === 'INPUT' && key.startsWith('Arrow')) return undefined;
  if (on === 'BUTTON' && key === ' ') return undefined;
  return ACTIONS[latinKey({ key, code })];
}

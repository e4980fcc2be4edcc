import { latinKey } from '@boardwalk/kit';

/** Action of a key in the player. */
export type PlayerAct =
  | { kind: 'play' | 'mute' | 'fullscreen' | 'captions' }
  | { kind: 'seek'; seconds: number }
  | { kind: 'volume'; by: number };

const SEEK = 5;
const LOUDER = 0.1;

const ACTS: Record<string, PlayerAct> = {
  ' ': { kind: 'play' },
  k: { kind: 'play' },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  ArrowLeft: { kind: 'seek', seconds: -SEEK },
  ArrowRight: { kind: 'seek', seconds: SEEK },
  ArrowUp: { kind: 'volume', by: LOUDER },
  ArrowDown: { kind: 'volume', by: -LOUDER },
};

/** A key press and its target: a control handles its own keys. */
interface Pressed {
  key: string;
  code?: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  /** Name of the focused element, such as `BUTTON`. */
  on: string;
}

/** @returns undefined for a key that the player ignores. */
export function actOf({ key, code, altKey, ctrlKey, metaKey, on }: Pressed): PlayerAct | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (on === 'SELECT') return undefined;
  if (on === 'INPUT' && key.startsWith('Arrow')) return undefined;
  if (on === 'BUTTON' && key === ' ') return undefined;
  return ACTS[latinKey({ key, code })];
}

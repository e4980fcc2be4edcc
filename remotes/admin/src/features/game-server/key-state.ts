import type { GameKey } from '@boardwalk/contracts';

/** `ending` is still valid: another key has replaced it. */
export type KeyState = 'usable' | 'ending' | 'ended';

/** Returns whether a key is still valid. @param now milliseconds since 1970. */
export function stateOf({ endsAt }: Pick<GameKey, 'endsAt'>, now: number): KeyState {
  if (endsAt === null) return 'usable';
  return Date.parse(endsAt) <= now ? 'ended' : 'ending';
}

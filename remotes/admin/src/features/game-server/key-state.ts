import type { GameKey } from '@boardwalk/contracts';

/** `ending` still counts: another key has replaced it. */
export type KeyState = 'usable' | 'ending' | 'ended';

/** Whether the site still knows a game server by a key. @param now milliseconds since 1970. */
export function stateOf({ endsAt }: Pick<GameKey, 'endsAt'>, now: number): KeyState {
  if (endsAt === null) return 'usable';
  return Date.parse(endsAt) <= now ? 'ended' : 'ending';
}

import type { EndpointAnswer, GameKey } from '@boardwalk/contracts';

/** `ending` is still valid: another key has replaced it. */
export type KeyState = 'usable' | 'ending' | 'ended';

/** Returns whether a key is still valid. @param now milliseconds since 1970. */
export function stateOf({ endsAt }: Pick<GameKey, 'endsAt'>, now: number): KeyState {
  if (endsAt === null) return 'usable';
  return Date.parse(endsAt) <= now ? 'ended' : 'ending';
}

/** A new key. Its secret isn't available elsewhere. */
export type CreatedKey = EndpointAnswer<'POST /api/game-keys'>;

/**
 * Returns the lines of `server.cfg` for a key. `set` keeps values on the server, while `setr` and `sets` send them to players. @param site its
 * origin.
 */
export function serverLines(
  site: string,
  { id, secret, snapshotKey }: Pick<CreatedKey, 'id' | 'secret' | 'snapshotKey'>,
): string {
  const convars = { url: site, key: id, secret, snapshot_key: snapshotKey };
  const lines = Object.entries(convars).map(([name, value]) => `set boardwalk_${name} "${value}"`);
  return [...lines, 'ensure boardwalk'].join('\n');
}

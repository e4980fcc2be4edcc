import type { CreatedKey } from './create-key.ts';

/**
 * Returns the lines of `server.cfg` for a key. `set` keeps values on the server, while `setr` and `sets` send them to players. @param site its
 * origin.
 */
export function serverLines(site: string, { id, secret, snapshotKey }: CreatedKey): string {
  const convars = { url: site, key: id, secret, snapshot_key: snapshotKey };
  const lines = Object.entries(convars).map(([name, value]) => `set boardwalk_${name} "${value}"`);
  return [...lines, 'ensure boardwalk'].join('\n');
}

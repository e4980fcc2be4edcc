import type { CreatedKey } from './create-key.ts';

/** What belongs into `server.cfg` for a key. `set` keeps it on the server: `setr` and `sets` are told to players. @param site its origin. */
export function serverLines(site: string, { id, secret, snapshotKey }: CreatedKey): string {
  const convars = { url: site, key: id, secret, snapshot_key: snapshotKey };
  const lines = Object.entries(convars).map(([name, value]) => `set boardwalk_${name} "${value}"`);
  return [...lines, 'ensure boardwalk'].join('\n');
}

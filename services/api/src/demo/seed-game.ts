import { DEMO_GAME_KEY, demoLicence } from '@boardwalk/contracts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { gameKeys } from '../modules/game/keys/game-keys.table.ts';
import { identities } from '../modules/identities/identities.table.ts';
import { whitelistEntries, whitelistedMembers } from '../modules/identities/whitelist/whitelist.table.ts';
import type { DemoMember } from './content/people.ts';
import { ago } from './timeline.ts';

/** Adds the members of the whitelist to the demo's game server, which has its own key. */
export async function seedGame(
  queries: NodePgDatabase,
  people: readonly DemoMember[],
  now: Date,
): Promise<void> {
  await queries.insert(gameKeys).values({
    id: DEMO_GAME_KEY,
    name: 'Game server of the demo',
    createdBy: people.find(({ key }) => key === 'owner')?.fullName ?? '',
    createdAt: ago(now, 24),
    demo: true,
  });
  const players = people.filter(({ siteRoles }) => siteRoles.includes('WHITELISTED'));
  await queries.insert(identities).values(
    players.map(({ id, key, username, joinedDaysAgo }) => ({
      userId: id,
      provider: 'game' as const,
      subject: demoLicence(key),
      name: username,
      linkedAt: ago(now, joinedDaysAgo * 24),
      demo: true,
    })),
  );
  await queries.insert(whitelistedMembers).values(
    players.map(({ id, joinedDaysAgo }) => ({
      userId: id,
      since: ago(now, joinedDaysAgo * 24),
      demo: true,
    })),
  );
  await queries.insert(whitelistEntries).values(
    players.map(({ id, key }, place) => ({
      identifier: demoLicence(key),
      allowed: true,
      userId: id,
      seq: place + 1,
    })),
  );
}

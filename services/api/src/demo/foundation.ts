import { ROLE_NAMES, ROLE_PERMISSIONS, ROLE_RANK, siteConfigurationSchema } from '@boardwalk/contracts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { roles } from '../modules/roles/roles.table.ts';
import { siteConfiguration } from '../modules/site/site.table.ts';
import { MERIDIAN } from './meridian.ts';

/** What no installation can do without: the roles with their permissions, and a site configuration to start from. */
export async function installFoundation(queries: NodePgDatabase, demo: boolean): Promise<void> {
  await queries
    .insert(roles)
    .values(
      ROLE_NAMES.map((name) => ({ name, rank: ROLE_RANK[name], permissions: [...ROLE_PERMISSIONS[name]] })),
    )
    .onConflictDoNothing();
  const configuration = siteConfigurationSchema.parse({ ...MERIDIAN, demo });
  await queries.insert(siteConfiguration).values({ configuration }).onConflictDoNothing();
}

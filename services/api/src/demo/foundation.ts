import { siteConfigurationSchema } from '@boardwalk/contracts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { siteConfiguration } from '../modules/site/site.table.ts';
import { MERIDIAN } from './meridian.ts';

/** What no installation can do without: a site configuration to start from. */
export async function installFoundation(queries: NodePgDatabase, demo: boolean): Promise<void> {
  const configuration = siteConfigurationSchema.parse({ ...MERIDIAN, demo });
  await queries.insert(siteConfiguration).values({ configuration }).onConflictDoNothing();
}

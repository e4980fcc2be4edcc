import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { ROOT } from '@boardwalk/build/workspace';
import { z } from 'zod';
import { hasCluster } from '../postgres/cluster.ts';
import { readSiteSettings, type SiteSettings } from './site-settings.ts';

type Environment = Record<string, string | undefined>;

/** Presets for a site of the user's own; each has a data folder. */
const OWN_PRESETS = ['plain', 'mountain'];
const MARK = '.boardwalk-site.json';

const markSchema = z.object({
  /** From the root of the checkout. */
  dataDir: z.string().min(1),
  preset: z.string().min(1),
  /** Whether its database is one that DATABASE_URL names. */
  outsideDatabase: z.boolean(),
});

/** The user's own site that a checkout runs. */
export type OwnSite = z.infer<typeof markSchema>;

/** Returns the data folder of an own site, from the root. */
export const ownDataDir = (preset: string): string => `.data-${preset}`;

/** Stores which site the commands of this checkout use from now on. */
export function rememberOwnSite(site: OwnSite, root = ROOT): void {
  writeFileSync(join(root, MARK), `${JSON.stringify(site, null, 2)}\n`);
}

/** Returns the own site that this checkout runs; undefined when there is none, or its data was deleted. */
export function findOwnSite(root = ROOT): OwnSite | undefined {
  const file = join(root, MARK);
  if (!existsSync(file)) return undefined;
  const site = markSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return existsSync(join(root, site.dataDir)) ? site : undefined;
}

/**
 * Reads the settings of the site that a command uses: the one that the environment names, else the user's own site, else the demo.
 * @throws PlainError for invalid settings, and when it isn't clear which site is meant.
 */
export function readLocalSite(environment: Environment, root = ROOT): SiteSettings {
  if (environment.DATA_DIR !== undefined) return readSiteSettings(environment);
  const site = findOwnSite(root);
  if (!site) {
    refuseDemoNextToOwnSite(environment, root);
    return readSiteSettings(environment);
  }
  if (site.outsideDatabase && environment.DATABASE_URL === undefined)
    throw new PlainError(
      `The site in ${site.dataDir} uses a PostgreSQL of your own. Set DATABASE_URL to its address, or start the demo: npm start -- --demo`,
    );
  return readSiteSettings({
    DATA_DIR: join(root, site.dataDir),
    DEMO_DATA: 'off',
    SITE_PRESET: site.preset,
    ...environment,
  });
}

/** Refuses to open the demo, whose passwords are public, next to the data of an own site that the mark file doesn't name. */
function refuseDemoNextToOwnSite({ DATABASE_URL }: Environment, root: string): void {
  if (DATABASE_URL !== undefined) return;
  const preset = OWN_PRESETS.find((name) => hasCluster(join(root, ownDataDir(name), 'postgres')));
  if (preset === undefined) return;
  const own = preset === 'plain' ? 'npm start -- --empty' : `npm start -- --preset ${preset}`;
  throw new PlainError(
    `There is a site of your own in ${ownDataDir(preset)}. Open it: ${own}. Or start the demo: npm start -- --demo`,
  );
}

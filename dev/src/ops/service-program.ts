import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { BUILD, ROOT } from '@boardwalk/build/workspace';
import { signingKeyFile } from '../keys/signing-key.ts';
import type { SiteSettings } from '../site/site-settings.ts';

type Environment = Record<string, string | undefined>;

const programOf = (service: string, program: string) => join(BUILD, 'services', service, `${program}.js`);

/** Runs a program of the API in this terminal. @throws PlainError when it fails; it has said why. */
export function runApiProgram(program: string, args: readonly string[], environment: Environment): void {
  const { status } = spawnSync(process.execPath, [programOf('api', program), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new PlainError('It came to nothing; the lines above say why.');
}

/** Runs a program of a service, and hands out what it prints. It may fail. */
export function readServiceProgram(
  service: string,
  program: string,
  args: readonly string[],
  environment: Environment,
): string {
  const { stdout, error } = spawnSync(process.execPath, [programOf(service, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  return stdout;
}

/** What programs that copy a site are told: its database, unless it has none that runs, its folders and its keys. What somebody has named stays. */
export function placesOf({ dataDir }: SiteSettings, databaseUrl: string | undefined): Environment {
  return {
    RELEASES_DIR: join(dataDir, 'releases'),
    MEDIA_DIR: join(dataDir, 'media'),
    RELEASE_SIGNING_KEY_FILE: signingKeyFile(),
    ...process.env,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

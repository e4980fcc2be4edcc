import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlainError } from '@boardwalk/build/command';
import { BUILD, ROOT } from '@boardwalk/build/workspace';
import { signingKeyFile } from '../keys/signing-key.ts';
import type { SiteSettings } from '../site/site-settings.ts';

type Environment = Record<string, string | undefined>;

const programOf = (service: string, program: string) => join(BUILD, 'services', service, `${program}.js`);

/** Runs a program of the API in this terminal. @throws PlainError when it fails; it has printed the reason. */
export function runApiProgram(program: string, args: readonly string[], environment: Environment): void {
  const { status } = spawnSync(process.execPath, [programOf('api', program), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (status !== 0) throw new PlainError('The program failed; the lines above contain the reason.');
}

/** Runs a program of a service, and returns its output. The program may fail. */
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

/** Returns the environment of programs that copy a site: its database, if one runs, its folders and its keys. Variables that are set take precedence. */
export function placesOf({ dataDir }: SiteSettings, databaseUrl: string | undefined): Environment {
  return {
    RELEASES_DIR: join(dataDir, 'releases'),
    MEDIA_DIR: join(dataDir, 'media'),
    RELEASE_SIGNING_KEY_FILE: signingKeyFile(),
    ...process.env,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
}

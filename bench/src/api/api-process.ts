import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import { startTestServer } from '@boardwalk/dev/postgres';
import { signingKeyFile } from '@boardwalk/dev/signing-key';
import { SupervisedProcess, servicePlan } from '@boardwalk/dev/site';
import { type BenchIssuer, startIssuer } from './issuer.ts';

const TIMEOUT_MS = 9000;

/** An API process with the settings of a site, on the caller's database, without a gateway. */
export interface ApiProcess {
  origin: string;
  pid: number;
  issuer: BenchIssuer;
  /** Restarts the API. @returns the duration of its end, in milliseconds. */
  restart(): Promise<number>;
  /** Kills it as a crash would; it is restarted automatically. */
  kill(): void;
}

/** @param use receives the URL of an empty database, on a separate server that is deleted afterwards. */
export async function withDatabase<Result>(use: (databaseUrl: string) => Promise<Result>): Promise<Result> {
  const server = await startTestServer();
  try {
    return await use(await server.createDatabase());
  } finally {
    await server.stop();
  }
}

/** Runs the built API while `use` runs. @param environment variables that differ from the site's. */
export async function withApi<Result>(
  databaseUrl: string,
  use: (api: ApiProcess) => Promise<Result>,
  environment: Record<string, string> = {},
): Promise<Result> {
  const issuer = await startIssuer();
  try {
    return await withApis(1, { databaseUrl, issuer, environment }, async ([api]) => use(api as ApiProcess));
  } finally {
    issuer.stop();
  }
}

interface ApiInput {
  databaseUrl: string;
  issuer: BenchIssuer;
  environment?: Record<string, string>;
}

/** Runs several APIs on one database, started one after the other, while `use` runs. */
export async function withApis<Result>(
  count: number,
  input: ApiInput,
  use: (apis: ApiProcess[]) => Promise<Result>,
): Promise<Result> {
  if (count === 0) return use([]);
  return withOne(input, (api) => withApis(count - 1, input, (others) => use([api, ...others])));
}

async function withOne<Result>(
  { databaseUrl, issuer, environment = {} }: ApiInput,
  use: (api: ApiProcess) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-api-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const plan = servicePlan({
    name: 'api',
    logFile: join(folder, 'api.log'),
    environment: {
      HOST: 'localhost',
      API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      AUTH_ISSUER: issuer.url,
      AUTH_AUDIENCE: issuer.audience,
      RELEASES_DIR: join(folder, 'releases'),
      DEMO_DATA: 'off',
      RELEASE_SIGNING_KEY_FILE: signingKeyFile(),
      RATE_LIMIT_FACTOR: '1000000',
      LIFTED_LIMITS: 'on',
      ...environment,
    },
    healthUrl: `${origin}/api/health/ready`,
  });
  const supervised = new SupervisedProcess(plan, {
    say: () => {},
    onHopeless: (name, lines) => console.error(`${name} can't be kept running:\n${lines}`),
  });
  try {
    await supervised.start();
    return await use({
      origin,
      pid: supervised.pid ?? 0,
      issuer,
      async restart() {
        const begin = performance.now();
        await supervised.stop(TIMEOUT_MS);
        const took = performance.now() - begin;
        await supervised.restart(TIMEOUT_MS);
        return took;
      },
      kill() {
        if (supervised.pid !== undefined) process.kill(supervised.pid, 'SIGKILL');
      },
    });
  } finally {
    await supervised.stop(TIMEOUT_MS);
    rmSync(folder, { recursive: true, force: true });
  }
}

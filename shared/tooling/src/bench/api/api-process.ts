import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signingKeyFile } from '../../release/signing-key.ts';
import { freePort } from '../../site/ports.ts';
import { servicePlan } from '../../site/service-process.ts';
import { SupervisedProcess } from '../../site/supervised-process.ts';
import { type BenchIssuer, startIssuer } from './issuer.ts';

const PATIENCE = 9000;

/** One API process as the site runs it, on a database of the caller's, with nothing in front of it. */
export interface ApiProcess {
  origin: string;
  pid: number;
  issuer: BenchIssuer;
  stop(): Promise<void>;
}

/** Starts the API that has been built. @param environment what differs from the site's own. */
export async function startApi(
  databaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ApiProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-api-'));
  const issuer = await startIssuer();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const plan = servicePlan({
    name: 'api',
    logFile: join(folder, 'api.log'),
    environment: {
      ...{ HOST: 'localhost', API_PORT: String(port), DATABASE_URL: databaseUrl, AUTH_ISSUER: issuer.url },
      ...{ AUTH_AUDIENCE: issuer.audience, RELEASES_DIR: join(folder, 'releases'), DEMO_DATA: 'off' },
      ...{ RELEASE_SIGNING_KEY_FILE: signingKeyFile(), RATE_LIMIT_FACTOR: '1000000' },
      ...environment,
    },
    healthUrl: `${origin}/api/health/ready`,
    heap: 192,
  });
  const supervised = new SupervisedProcess(plan, {
    say: () => {},
    onHopeless: (name, lines) => console.error(`${name} can't be kept running:\n${lines}`),
  });
  const stop = async () => {
    await supervised.stop(PATIENCE);
    issuer.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  await supervised.start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { origin, pid: supervised.pid ?? 0, issuer, stop };
}

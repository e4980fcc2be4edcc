import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@boardwalk/build/ports';
import { publicKeys } from '@boardwalk/dev/signing-key';
import { SupervisedProcess, servicePlan } from '@boardwalk/dev/site';
import { type ApiProcess, withApis } from './api-process.ts';
import type { BenchIssuer } from './issuer.ts';

const TIMEOUT_MS = 9000;

/** A gateway and the APIs behind it. */
export interface Several {
  /** Origin of the gateway. */
  origin: string;
  apis: ApiProcess[];
  gateway: SupervisedProcess;
}

interface SeveralInput {
  processes: number;
  databaseUrl: string;
  issuer: BenchIssuer;
  /** The address of a Redis, for events and counters. */
  redis?: string;
  /** Further variables of the APIs. */
  environment?: Record<string, string>;
}

/** Runs a gateway and several APIs on one database while `use` runs. */
export async function withSeveral<Result>(
  { processes, databaseUrl, issuer, redis, environment }: SeveralInput,
  use: (several: Several) => Promise<Result>,
): Promise<Result> {
  const shared: Record<string, string> = redis ? { REDIS_URL: redis } : {};
  const input = { databaseUrl, issuer, environment: { ...environment, ...shared } };
  return withApis(processes, input, async (apis) => {
    const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-gateway-'));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const plan = servicePlan({
      name: 'gateway',
      logFile: join(folder, 'gateway.log'),
      environment: {
        HOST: 'localhost',
        PORT: String(port),
        AUTH_ISSUER: issuer.url,
        API_URL: apis.map((api) => api.origin).join(','),
        RELEASES_DIR: join(folder, 'releases'),
        RELEASE_PUBLIC_KEYS: publicKeys().join(','),
        RATE_LIMIT_FACTOR: '1000000',
        LIFTED_LIMITS: 'on',
        ...shared,
      },
      healthUrl: `${origin}/healthz`,
    });
    const gateway = new SupervisedProcess(plan, { say: () => {}, onHopeless: console.error });
    try {
      await gateway.start();
      return await use({ origin, apis, gateway });
    } finally {
      await gateway.stop(TIMEOUT_MS);
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

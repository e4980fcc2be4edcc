import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IdentityConfiguration } from '../configuration.ts';
import { type Identity, startIdentity } from '../server.ts';

/** Origin of the fake site. Nothing listens there. */
export const SITE = 'http://localhost:9599';
/** Identifier of the fake API. */
export const AUDIENCE = 'https://api.boardwalk.community';
/** The only client of a test installation. */
export const CLIENT_ID = 'boardwalk-site';

/** Creates a folder for one test, with a function that removes it. */
export async function temporaryDirectory(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Starts the identity provider on a free port. */
export function start(directory: string, changes: Partial<IdentityConfiguration> = {}): Promise<Identity> {
  return startIdentity({
    host: 'localhost',
    port: 0,
    audience: AUDIENCE,
    clientId: CLIENT_ID,
    siteOrigins: [SITE],
    directory,
    demo: true,
    rotateKeys: false,
    logLevel: 'silent',
    ...changes,
  });
}

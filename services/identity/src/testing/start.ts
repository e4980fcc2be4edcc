import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IdentityConfiguration } from '../configuration.ts';
import { type Identity, startIdentity } from '../server.ts';

/** Origin of the pretended site. Nothing listens there. */
export const SITE = 'http://localhost:9599';
/** Identifier of the pretended API. */
export const AUDIENCE = 'https://api.boardwalk.community';
/** The one client of a test installation. */
export const CLIENT_ID = 'boardwalk-site';

/** A folder of its own for one test, and the way to remove it. */
export async function temporaryDirectory(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'identity-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Starts the stand-in on a free port. */
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

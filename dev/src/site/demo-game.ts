import { readFileSync } from 'node:fs';
import { DEMO_GAME_KEY } from '@boardwalk/contracts/game';
import { type FakeGame, startFakeGame } from '@boardwalk/game-bridge/fake';
import { derivedKey, derivedPublicKey, GAME_KEYS, GAME_SNAPSHOTS, gameKeySecret } from '@boardwalk/server';
import { signingKeyFile } from '../keys/signing-key.ts';

interface DemoGameSettings {
  /** The site's origin. */
  url: string;
  log: (line: string) => void;
  /** Whether it pays invoices of members. */
  pays?: boolean;
}

/** Returns the key of the demo's game server. Its secret is derived from the key of this installation, as in the API. */
function demoGameKey() {
  const { d } = JSON.parse(readFileSync(signingKeyFile(), 'utf8')) as { d: string };
  const installation = Buffer.from(d, 'base64url');
  return {
    keyId: DEMO_GAME_KEY,
    secret: gameKeySecret(derivedKey(installation, GAME_KEYS), DEMO_GAME_KEY),
    snapshotKey: derivedPublicKey(derivedKey(installation, GAME_SNAPSHOTS)),
  };
}

/** Starts the demo's game server in this process. Variables can name the key, secret and address of another site. */
export function startDemoGame({ url, log, pays = false }: DemoGameSettings): FakeGame {
  const { GAME_KEY, GAME_SECRET, GAME_SNAPSHOT_KEY } = process.env;
  const key =
    GAME_KEY && GAME_SECRET && GAME_SNAPSHOT_KEY
      ? { keyId: GAME_KEY, secret: GAME_SECRET, snapshotKey: GAME_SNAPSHOT_KEY }
      : demoGameKey();
  return startFakeGame({ url, log, pays, ...key });
}

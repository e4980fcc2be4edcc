import { readFileSync } from 'node:fs';
import { DEMO_GAME_KEY } from '@boardwalk/contracts/game';
import { type FakeGame, startFakeGame } from '@boardwalk/game-bridge/fake';
import { derivedKey, derivedPublicKey, GAME_KEYS, GAME_SNAPSHOTS, gameKeySecret } from '@boardwalk/server';
import { signingKeyFile } from '../keys/signing-key.ts';

interface DemoGameSettings {
  /** The site's origin. */
  url: string;
  log: (line: string) => void;
  /** Whether it pays what members owe. */
  pays?: boolean;
}

/** What the demo's game server has to know. Its secret follows from the key of this installation, as the API makes it. */
function demoGameKey() {
  const { d } = JSON.parse(readFileSync(signingKeyFile(), 'utf8')) as { d: string };
  const installation = Buffer.from(d, 'base64url');
  return {
    keyId: DEMO_GAME_KEY,
    secret: gameKeySecret(derivedKey(installation, GAME_KEYS), DEMO_GAME_KEY),
    snapshotKey: derivedPublicKey(derivedKey(installation, GAME_SNAPSHOTS)),
  };
}

/** Starts the demo's game server, in this process. Key, secret and address of another site can be named by variables. */
export function startDemoGame({ url, log, pays = false }: DemoGameSettings): FakeGame {
  const { GAME_KEY, GAME_SECRET, GAME_SNAPSHOT_KEY } = process.env;
  const key =
    GAME_KEY && GAME_SECRET && GAME_SNAPSHOT_KEY
      ? { keyId: GAME_KEY, secret: GAME_SECRET, snapshotKey: GAME_SNAPSHOT_KEY }
      : demoGameKey();
  return startFakeGame({ url, log, pays, ...key });
}

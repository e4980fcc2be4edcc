import { createPublicKey, verify } from 'node:crypto';
import type { WhitelistSnapshot } from '@boardwalk/contracts/game';
import type { Signed, SiteClient } from '../client/site-client.ts';

const HOUR_MS = 3_600_000;

export interface SnapshotSettings {
  /** Public key of the site's snapshots (base64url, 32 bytes raw). */
  publicKey: string;
  /** Maximum age of a snapshot, in hours. */
  hours: number;
  load: () => string | null;
  save: (text: string) => void;
  log: (line: string) => void;
  now: () => number;
}

/** The whitelist at the time of the site's last response. */
export interface Snapshots {
  /** Fetches and stores a new one. Never rejects. */
  renew(client: SiteClient): Promise<void>;
  /** Returns whether one of these accounts may join; undefined without a valid snapshot. */
  allows(identifiers: readonly string[]): boolean | undefined;
}

interface Held {
  issuedAt: number;
  identifiers: ReadonlySet<string>;
}

export function createSnapshots({ publicKey, hours, load, save, log, now }: SnapshotSettings): Snapshots {
  let held = read(load());

  function read(text: string | null): Held | undefined {
    if (text === null || text === '') return undefined;
    try {
      return heldIn(JSON.parse(text) as Signed, publicKey);
    } catch {
      log('The kept snapshot of the whitelist is damaged, or somebody else’s. It is not used.');
      return undefined;
    }
  }

  return {
    async renew(client) {
      try {
        const signed = await client.snapshot();
        const fresh = heldIn(signed, publicKey);
        // Replaying an older snapshot would restore removed players.
        if (held && fresh.issuedAt < held.issuedAt) return;
        held = fresh;
        save(JSON.stringify(signed));
      } catch (error) {
        log(`No new snapshot of the whitelist: ${(error as Error).message}`);
      }
    },
    allows(identifiers) {
      if (!held || now() - held.issuedAt > hours * HOUR_MS) return undefined;
      return identifiers.some((identifier) => held?.identifiers.has(identifier));
    },
  };
}

/** @throws if the signature is invalid, or if it isn't a snapshot. */
function heldIn({ payload, signature }: Signed, publicKey: string): Held {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
  if (!verify(null, Buffer.from(payload), key, Buffer.from(signature, 'base64url')))
    throw new Error('its signature is not the site’s');
  const { kind, issuedAt, identifiers } = JSON.parse(payload) as WhitelistSnapshot;
  const at = Date.parse(issuedAt);
  if (kind !== 'whitelist' || Number.isNaN(at) || !Array.isArray(identifiers))
    throw new Error('it is no snapshot');
  return { issuedAt: at, identifiers: new Set(identifiers) };
}

import { createPublicKey, verify } from 'node:crypto';
import type { WhitelistSnapshot } from '@boardwalk/contracts/game';
import type { Signed, SiteClient } from '../client/site-client.ts';

const HOUR_MS = 3_600_000;

export interface SnapshotSettings {
  /** Base64url, 32 bytes raw: what the site signs snapshots with. */
  publicKey: string;
  /** After so many hours a snapshot says nothing any more. */
  hours: number;
  load: () => string | null;
  save: (text: string) => void;
  log: (line: string) => void;
  now: () => number;
}

/** The whitelist as it was when the site was last there. */
export interface Snapshots {
  /** Fetches and keeps a new one. It never rejects. */
  renew(client: SiteClient): Promise<void>;
  /** Whether one of these accounts may join; undefined when nobody knows any more. */
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
        // An older one, played again, would bring back who was taken off.
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

/** @throws when it isn't signed with this key, or isn't a snapshot. */
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

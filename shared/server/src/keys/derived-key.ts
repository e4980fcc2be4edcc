import { createHmac, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * Derives 32 bytes for a single purpose (HKDF, RFC 5869): they reveal nothing about the secret or keys of other purposes.
 * @param secret the private key of release signatures, 32 bytes.
 */
export function derivedKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `boardwalk ${purpose}`, 32));
}

/** PKCS #8 prefix of the 32 bytes of a private Ed25519 key. */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Returns the Ed25519 key with these 32 bytes. */
export function derivedPrivateKey(bytes: Buffer): KeyObject {
  const key = Buffer.concat([ED25519_PKCS8, bytes]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** Returns its public key: base64url, 32 bytes raw. */
export function derivedPublicKey(bytes: Buffer): string {
  return String(createPublicKey(derivedPrivateKey(bytes)).export({ format: 'jwk' }).x);
}

/** Purpose of the key that signs whitelist snapshots. */
export const GAME_SNAPSHOTS = 'game-snapshots';
/** Purpose of the key for {@link gameKeySecret}. */
export const GAME_KEYS = 'game-keys';

/**
 * Derives the secret of a game server's key, base64url of 32 bytes. It isn't stored: it follows from the common key and the id.
 * @param keyOfAll {@link derivedKey} for {@link GAME_KEYS}.
 */
export function gameKeySecret(keyOfAll: Buffer, id: string): string {
  return createHmac('sha256', keyOfAll).update(id).digest('base64url');
}

import { createHmac, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/**
 * 32 bytes for one purpose alone (HKDF, RFC 5869): nothing follows from them about the secret or the key of another purpose.
 * @param secret the private half of the key that signs releases, 32 bytes.
 */
export function derivedKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `boardwalk ${purpose}`, 32));
}

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The Ed25519 key with these 32 bytes. */
export function derivedPrivateKey(bytes: Buffer): KeyObject {
  const key = Buffer.concat([ED25519_PKCS8, bytes]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** Its public half: base64url, 32 bytes raw. */
export function derivedPublicKey(bytes: Buffer): string {
  return String(createPublicKey(derivedPrivateKey(bytes)).export({ format: 'jwk' }).x);
}

/** The purpose of the key that signs snapshots of the whitelist. */
export const GAME_SNAPSHOTS = 'game-snapshots';
/** The purpose of the key that {@link gameKeySecret} takes. */
export const GAME_KEYS = 'game-keys';

/**
 * The secret of a game server's key, base64url of 32 bytes. It is stored nowhere: it follows from the key of all and the id.
 * @param keyOfAll {@link derivedKey} for {@link GAME_KEYS}.
 */
export function gameKeySecret(keyOfAll: Buffer, id: string): string {
  return createHmac('sha256', keyOfAll).update(id).digest('base64url');
}

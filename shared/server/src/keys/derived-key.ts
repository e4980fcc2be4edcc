import { createHmac, hkdfSync } from 'node:crypto';

/**
 * 32 bytes for one purpose alone (HKDF, RFC 5869): nothing follows from them about the secret or the key of another purpose.
 * @param secret the private half of the key that signs releases, 32 bytes.
 */
export function derivedKey(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `boardwalk ${purpose}`, 32));
}

/** The purpose of the key that {@link gameKeySecret} takes. */
export const GAME_KEYS = 'game-keys';

/**
 * The secret of a game server's key, base64url of 32 bytes. It is stored nowhere: it follows from the key of all and the id.
 * @param keyOfAll {@link derivedKey} for {@link GAME_KEYS}.
 */
export function gameKeySecret(keyOfAll: Buffer, id: string): string {
  return createHmac('sha256', keyOfAll).update(id).digest('base64url');
}

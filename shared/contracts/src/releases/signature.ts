/** A text with its signature: Ed25519 over its UTF-8 bytes. */
export interface SignedText {
  /** The text, exactly as it was signed. */
  payload: string;
  /** Id of the signing key: the first ten characters of the public key. */
  key: string;
  /** Base64url, 64 bytes. */
  signature: string;
}

/** Signature algorithm of tickets, as named in JWS. */
export const TICKET_ALGORITHM = 'EdDSA';
/** Number of characters of a public key that form its id. */
const KEY_ID = 10;

/** Returns the id of a public key (base64url, 32 bytes raw), as signatures contain it. */
export function keyIdOf(publicKey: string): string {
  return publicKey.slice(0, KEY_ID);
}

/** Converts public keys (base64url, raw) into a JSON Web Key Set for verifying tickets. */
export function publicKeySet(publicKeys: readonly string[]) {
  const known = { kty: 'OKP', crv: 'Ed25519', alg: TICKET_ALGORITHM, use: 'sig' } as const;
  return { keys: publicKeys.map((x) => ({ ...known, x, kid: keyIdOf(x) })) };
}

/**
 * Returns whether one of these public keys (base64url, raw) signed the text. Runs in browsers and in Node.
 * @throws if this browser doesn't support such signatures, which differs from an invalid signature.
 */
export async function isSignedBy(
  { payload, key, signature }: SignedText,
  publicKeys: readonly string[],
): Promise<boolean> {
  const known = publicKeys.find((candidate) => keyIdOf(candidate) === key);
  if (!known) return false;
  const { subtle } = globalThis.crypto;
  const imported = await subtle.importKey('raw', bytesOf(known), 'Ed25519', false, ['verify']);
  const sign = bytesOf(signature);
  return sign.length === 64 && subtle.verify('Ed25519', imported, sign, new TextEncoder().encode(payload));
}

/** Decodes base64url. Invalid input becomes an empty array. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

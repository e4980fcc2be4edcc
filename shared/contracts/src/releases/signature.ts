/** A text with the signature that proves where it comes from: Ed25519 over its UTF-8 bytes. */
export interface SignedText {
  /** The text, exactly as it was signed. */
  payload: string;
  /** Which key signed it: the first ten signs of the public key. */
  key: string;
  /** Base64url, 64 bytes. */
  signature: string;
}

/** What tickets are signed with, as JWS calls it. */
export const TICKET_ALGORITHM = 'EdDSA';
/** How many signs of a public key name it. */
const KEY_ID = 10;

/** The name of a public key (base64url, 32 bytes raw), as signatures carry it. */
export function keyIdOf(publicKey: string): string {
  return publicKey.slice(0, KEY_ID);
}

/** The public keys (base64url, raw) as a JSON Web Key Set, by which signed tickets are verified. */
export function publicKeySet(publicKeys: readonly string[]) {
  const known = { kty: 'OKP', crv: 'Ed25519', alg: TICKET_ALGORITHM, use: 'sig' } as const;
  return { keys: publicKeys.map((x) => ({ ...known, x, kid: keyIdOf(x) })) };
}

/**
 * Whether the text was signed by one of these public keys (base64url, raw). Runs in browsers and in Node alike.
 * @throws when this browser can't check such signatures at all, which is not the same as a wrong one.
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

/** Reads base64url. What isn't base64url reads as nothing. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

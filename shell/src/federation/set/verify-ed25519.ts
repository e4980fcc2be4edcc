import type { SignedText } from '@boardwalk/contracts';
import { ed25519 } from '@noble/curves/ed25519.js';

/** Verifies an Ed25519 signature without the browser's support. @param key base64url, raw. */
export function verify({ payload, signature }: SignedText, key: string): boolean {
  try {
    return ed25519.verify(bytesOf(signature), new TextEncoder().encode(payload), bytesOf(key));
  } catch {
    return false;
  }
}

function bytesOf(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

import { isSignedBy, keyIdOf, type SignedText } from '@boardwalk/contracts';

/**
 * Returns whether one of the pinned keys signed the text. Browsers without support for such signatures (old ones, and all of them on plain http) load
 * a JavaScript implementation, so that they aren't locked out.
 */
export async function isProven(signed: SignedText, publicKeys: readonly string[]): Promise<boolean> {
  try {
    return await isSignedBy(signed, publicKeys);
  } catch {
    const key = publicKeys.find((candidate) => keyIdOf(candidate) === signed.key);
    if (!key) return false;
    const { verify } = await import(/* webpackChunkName: "ed25519" */ './verify-ed25519.ts');
    return verify(signed, key);
  }
}

import { isSignedBy, keyIdOf, type SignedText } from '@boardwalk/contracts';

/**
 * Whether one of the pinned keys signed the text. Browsers that can't check such signatures themselves (old ones, and all of them on
 * plain http) fetch the code for it; being careful must not shut anybody out.
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

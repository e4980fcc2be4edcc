import { type KeyObject, sign } from 'node:crypto';
import { keyIdOf, type SignedText } from '@boardwalk/contracts';
import { derivedPrivateKey, derivedPublicKey } from '@boardwalk/server';
import type { Signer } from './signer.ts';

/** Ed25519 key for one purpose, derived from the site's key, so that the key of release sets signs nothing else. */
export class DerivedSigner {
  readonly privateKey: KeyObject;
  /** Base64url, 32 bytes raw. */
  readonly publicKey: string;

  constructor(signer: Signer, purpose: string) {
    const bytes = signer.derive(purpose);
    this.privateKey = derivedPrivateKey(bytes);
    this.publicKey = derivedPublicKey(bytes);
  }

  sign(payload: string): SignedText {
    const signature = sign(null, Buffer.from(payload), this.privateKey).toString('base64url');
    return { payload, key: keyIdOf(this.publicKey), signature };
  }
}

import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { keyIdOf, type SignedText } from '@boardwalk/contracts';
import type { Signer } from './signer.ts';

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 key for one purpose, which follows from the site's own: what signs release sets signs nothing else. */
export class DerivedSigner {
  readonly privateKey: KeyObject;
  /** Base64url, 32 bytes raw. */
  readonly publicKey: string;

  constructor(signer: Signer, purpose: string) {
    const key = Buffer.concat([ED25519_PKCS8, signer.derive(purpose)]);
    this.privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    this.publicKey = String(createPublicKey(this.privateKey).export({ format: 'jwk' }).x);
  }

  sign(payload: string): SignedText {
    const signature = sign(null, Buffer.from(payload), this.privateKey).toString('base64url');
    return { payload, key: keyIdOf(this.publicKey), signature };
  }
}

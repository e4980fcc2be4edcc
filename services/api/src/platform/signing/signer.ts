import { webcrypto } from 'node:crypto';
import { keyIdOf, type SignedText } from '@boardwalk/contracts';
import type { SigningKey } from './signing-key.ts';

/** Signs texts in the name of this site's registry. */
export class Signer {
  constructor(private readonly key: SigningKey) {}

  /** Base64url, 32 bytes raw: browsers and gateways verify signatures with it. */
  get publicKey(): string {
    return this.key.publicKey;
  }

  /** Returns 32 bytes for a key of another purpose. */
  derive(purpose: string): Buffer {
    return this.key.derive(purpose);
  }

  async sign(payload: string): Promise<SignedText> {
    const bytes = new TextEncoder().encode(payload);
    const signature = await webcrypto.subtle.sign('Ed25519', this.key.privateKey, bytes);
    return {
      payload,
      key: keyIdOf(this.key.publicKey),
      signature: Buffer.from(signature).toString('base64url'),
    };
  }
}

import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import {
  keyIdOf,
  publicKeySet,
  type SignedText,
  TICKET_ALGORITHM,
  type TicketKey,
} from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { Signer } from './signer.ts';

/** `kind` says what it is for, `expiresAt` (ISO 8601) until when. */
type Ticket = JWTPayload & { kind: string; expiresAt: string };

/** What stands before the 32 bytes of a private Ed25519 key in PKCS #8. */
const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Issues tickets, signed JWTs, and reads them again; nothing of them is stored. They have a key of their own: what signs release sets signs
 * no text in which somebody else has a say.
 */
@Injectable()
export class Tickets {
  private readonly privateKey: KeyObject;
  private readonly publicKey: string;
  private readonly keys: ReturnType<typeof createLocalJWKSet>;
  private told: Promise<SignedText> | undefined;

  constructor(private readonly signer: Signer) {
    const key = Buffer.concat([ED25519_PKCS8, signer.derive('tickets')]);
    this.privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    this.publicKey = String(createPublicKey(this.privateKey).export({ format: 'jwk' }).x);
    this.keys = createLocalJWKSet(publicKeySet([this.publicKey]));
  }

  issue(ticket: Ticket): Promise<string> {
    return new SignJWT(ticket)
      .setProtectedHeader({ alg: TICKET_ALGORITHM, kid: keyIdOf(this.publicKey) })
      .setExpirationTime(new Date(ticket.expiresAt))
      .sign(this.privateKey);
  }

  /** The ticket, undefined when it isn't of this kind or wasn't issued by this site. It may have expired. */
  async read<Schema extends z.ZodType<{ kind: string }>>(
    schema: Schema,
    token: string,
  ): Promise<z.output<Schema> | undefined> {
    return schema.safeParse(await this.claimsOf(token)).data;
  }

  /** The public key that tickets are verified with, signed with the key that gateways know. */
  keyForGateways(): Promise<SignedText> {
    const key: TicketKey = { kind: 'ticket-key', key: this.publicKey };
    this.told ??= this.signer.sign(JSON.stringify(key));
    return this.told;
  }

  private async claimsOf(token: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token, this.keys, { algorithms: [TICKET_ALGORITHM] });
      return payload;
    } catch (error) {
      // The signature is verified before the time.
      if (error instanceof errors.JWTExpired) return error.payload;
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

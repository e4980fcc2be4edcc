import type { KeyObject } from 'node:crypto';
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
import { DerivedSigner } from './derived-signer.ts';
import { Signer } from './signer.ts';

/** `kind` is the purpose, `expiresAt` (ISO 8601) the expiry. */
type Ticket = JWTPayload & { kind: string; expiresAt: string };

/**
 * Issues tickets, which are signed JWTs, and reads them again; they aren't stored. They have a separate key: the key of release sets never signs a
 * text with content from others.
 */
@Injectable()
export class Tickets {
  private readonly privateKey: KeyObject;
  private readonly publicKey: string;
  private readonly keys: ReturnType<typeof createLocalJWKSet>;
  private signedKey: Promise<SignedText> | undefined;

  constructor(private readonly signer: Signer) {
    const { privateKey, publicKey } = new DerivedSigner(signer, 'tickets');
    this.privateKey = privateKey;
    this.publicKey = publicKey;
    this.keys = createLocalJWKSet(publicKeySet([this.publicKey]));
  }

  issue(ticket: Ticket): Promise<string> {
    return new SignJWT(ticket)
      .setProtectedHeader({ alg: TICKET_ALGORITHM, kid: keyIdOf(this.publicKey) })
      .setExpirationTime(new Date(ticket.expiresAt))
      .sign(this.privateKey);
  }

  /** Returns the ticket; undefined when it has another kind or wasn't issued by this site. It may have expired. */
  async read<Schema extends z.ZodType<{ kind: string }>>(
    schema: Schema,
    token: string,
  ): Promise<z.output<Schema> | undefined> {
    return schema.safeParse(await this.claimsOf(token)).data;
  }

  /** Returns the public key that verifies tickets, signed with the key that gateways trust. */
  keyForGateways(): Promise<SignedText> {
    const key: TicketKey = { kind: 'ticket-key', key: this.publicKey };
    this.signedKey ??= this.signer.sign(JSON.stringify(key));
    return this.signedKey;
  }

  private async claimsOf(token: string): Promise<unknown> {
    try {
      const { payload } = await jwtVerify(token, this.keys, { algorithms: [TICKET_ALGORITHM] });
      return payload;
    } catch (error) {
      // The signature is verified before the expiry.
      if (error instanceof errors.JWTExpired) return error.payload;
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

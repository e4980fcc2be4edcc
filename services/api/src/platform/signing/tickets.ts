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

/** `kind` says what it is for, `expiresAt` (ISO 8601) until when. */
type Ticket = JWTPayload & { kind: string; expiresAt: string };

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

import { keyIdOf, publicKeySet, TICKET_ALGORITHM } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { parsedJson } from '../text/untrusted-text.ts';
import { Signer } from './signer.ts';

/** `kind` says what it is for. A ticket without `expiresAt` (ISO 8601) never expires. */
type Ticket = JWTPayload & { kind: string; expiresAt?: string };

/** Issues tickets, signed JWTs, and reads them again; nothing of them is stored. */
@Injectable()
export class Tickets {
  private readonly keys: ReturnType<typeof createLocalJWKSet>;

  constructor(private readonly signer: Signer) {
    this.keys = createLocalJWKSet(publicKeySet([signer.publicKey]));
  }

  issue(ticket: Ticket): Promise<string> {
    const { privateKey, publicKey } = this.signer;
    const token = new SignJWT(ticket).setProtectedHeader({
      alg: TICKET_ALGORITHM,
      kid: keyIdOf(publicKey),
    });
    if (ticket.expiresAt !== undefined) token.setExpirationTime(new Date(ticket.expiresAt));
    return token.sign(privateKey);
  }

  /** The ticket, undefined when it isn't of this kind or wasn't issued by this site. It may have expired. */
  async read<Schema extends z.ZodType<{ kind: string }>>(
    schema: Schema,
    token: string,
  ): Promise<z.output<Schema> | undefined> {
    const claims = (await this.claimsOf(token)) ?? (await this.claimsOfFormer(token));
    return schema.safeParse(claims).data;
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

  /**
   * The form of tickets before they were JWTs: the text in base64url, the key, a signature over the text. Links in letters that were
   * sent with it never expire.
   */
  private async claimsOfFormer(token: string): Promise<unknown> {
    const [text, key, signature, ...rest] = token.split('.');
    if (!text || !key || !signature || rest.length > 0) return undefined;
    const payload = Buffer.from(text, 'base64url').toString('utf8');
    if (!(await this.signer.isOwn({ payload, key, signature }))) return undefined;
    return parsedJson(payload);
  }
}

import { createSecretKey, type KeyObject } from 'node:crypto';
import { publicKeySet, TICKET_ALGORITHM } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { createLocalJWKSet, errors, type JWTPayload, type JWTVerifyResult, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { parsedJson } from '../text/untrusted-text.ts';
import { Signer } from './signer.ts';

const ALGORITHM = 'HS256';

/** Issues and reads the tokens of links in e-mails. They never expire, because people open e-mails years later. */
@Injectable()
export class MailedLinks {
  private readonly secret: KeyObject;
  private readonly setKeys: ReturnType<typeof createLocalJWKSet>;

  constructor(private readonly signer: Signer) {
    this.secret = createSecretKey(signer.derive('mailed-links'));
    this.setKeys = createLocalJWKSet(publicKeySet([signer.publicKey]));
  }

  issue(link: JWTPayload & { kind: string }): Promise<string> {
    return new SignJWT(link).setProtectedHeader({ alg: ALGORITHM }).sign(this.secret);
  }

  /** Returns the claims of a link; undefined when it has another kind or wasn't issued by this site. */
  async read<Schema extends z.ZodType<{ kind: string }>>(
    schema: Schema,
    token: string,
  ): Promise<z.output<Schema> | undefined> {
    const claims =
      (await verified(() => jwtVerify(token, this.secret, { algorithms: [ALGORITHM] }))) ??
      (await verified(() => jwtVerify(token, this.setKeys, { algorithms: [TICKET_ALGORITHM] }))) ??
      (await this.claimsOfFirstForm(token));
    return schema.safeParse(claims).data;
  }

  /**
   * Links in e-mails from before the separate key: a JWT signed with the key of release sets, and earlier the text in base64url, the key, and a
   * signature of the text.
   */
  private async claimsOfFirstForm(token: string): Promise<unknown> {
    const [text, key, signature, ...rest] = token.split('.');
    if (!text || !key || !signature || rest.length > 0) return undefined;
    const payload = Buffer.from(text, 'base64url').toString('utf8');
    if (!(await this.signer.isOwn({ payload, key, signature }))) return undefined;
    return parsedJson(payload);
  }
}

async function verified(verify: () => Promise<JWTVerifyResult>): Promise<JWTPayload | undefined> {
  try {
    return (await verify()).payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}

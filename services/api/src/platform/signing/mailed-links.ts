import { createSecretKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { z } from 'zod';
import { Signer } from './signer.ts';

const ALGORITHM = 'HS256';

/** Issues and reads the tokens of links in e-mails. They never expire, because people open e-mails years later. */
@Injectable()
export class MailedLinks {
  private readonly secret: KeyObject;

  constructor(signer: Signer) {
    this.secret = createSecretKey(signer.derive('mailed-links'));
  }

  issue(link: JWTPayload & { kind: string }): Promise<string> {
    return new SignJWT(link).setProtectedHeader({ alg: ALGORITHM }).sign(this.secret);
  }

  /** Returns the claims of a link; undefined when it has another kind or wasn't issued by this site. */
  async read<Schema extends z.ZodType<{ kind: string }>>(
    schema: Schema,
    token: string,
  ): Promise<z.output<Schema> | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.secret, { algorithms: [ALGORITHM] });
      return schema.safeParse(payload).data;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

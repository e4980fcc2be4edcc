import { decodeTicket, encodeTicket } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { parsedJson } from '../json/parsed-json.ts';
import { Signer } from './signer.ts';

/** Hands out signed tickets and takes them back; nothing of them is stored. Each says by its kind what it is for. */
@Injectable()
export class Tickets {
  constructor(private readonly signer: Signer) {}

  async issue<T extends { kind: string }>(ticket: T): Promise<string> {
    return encodeTicket(await this.signer.sign(JSON.stringify(ticket)));
  }

  /** The ticket that the word stands for; undefined when this site never handed one like this out. It may have expired. */
  async read<Schema extends z.ZodType<{ kind: string }>>(
    schema: Schema,
    word: string,
  ): Promise<z.output<Schema> | undefined> {
    const signed = decodeTicket(word);
    if (!signed || !(await this.signer.isOwn(signed))) return undefined;
    return schema.safeParse(parsedJson(signed.payload)).data;
  }
}

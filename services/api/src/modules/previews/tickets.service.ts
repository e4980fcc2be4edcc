import { decodeTicket, encodeTicket, type Ticket, ticketSchema } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Signer } from '../../platform/signing/signer.ts';

/** Hands out signed tickets and takes them back; nothing of them is stored. */
@Injectable()
export class Tickets {
  constructor(private readonly signer: Signer) {}

  async issue(ticket: Ticket): Promise<string> {
    return encodeTicket(await this.signer.sign(JSON.stringify(ticket)));
  }

  /** The ticket of this kind that the word stands for; undefined when this site never handed it out. It may have expired. */
  async read<K extends Ticket['kind']>(
    kind: K,
    word: string,
  ): Promise<Extract<Ticket, { kind: K }> | undefined> {
    const signed = decodeTicket(word);
    if (!signed || !(await this.signer.isOwn(signed))) return undefined;
    const ticket = ticketSchema.safeParse(parse(signed.payload)).data;
    return ticket?.kind === kind ? (ticket as Extract<Ticket, { kind: K }>) : undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

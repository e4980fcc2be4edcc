import { decodeTicket, encodeTicket, notificationTypeSchema } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Signer } from '../../platform/signing/signer.ts';

const linkSchema = z.object({
  kind: z.literal('no-letters'),
  userId: z.string(),
  type: notificationTypeSchema,
});
type Link = z.infer<typeof linkSchema>;

/** Links by which whoever holds a letter stops letters of its kind, without signing in. They don’t end: letters are kept for years. */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly signer: Signer,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async make({ userId, type }: Omit<Link, 'kind'>): Promise<string> {
    const link: Link = { kind: 'no-letters', userId, type };
    const token = encodeTicket(await this.signer.sign(JSON.stringify(link)));
    return `${this.configuration.siteOrigin}/api/notifications/unsubscribe?token=${token}`;
  }

  /** What a link of this site stands for; undefined for any other. */
  async read(token: string): Promise<Link | undefined> {
    const signed = decodeTicket(token);
    if (!signed || !(await this.signer.isOwn(signed))) return undefined;
    return linkSchema.safeParse(JSON.parse(signed.payload)).data;
  }
}

import { notificationTypeSchema } from '@boardwalk/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.ts';
import { Tickets } from '../../platform/signing/tickets.ts';

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
    private readonly tickets: Tickets,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async make({ userId, type }: Omit<Link, 'kind'>): Promise<string> {
    const link: Link = { kind: 'no-letters', userId, type };
    const token = await this.tickets.issue(link);
    return `${this.configuration.siteOrigin}/api/notifications/unsubscribe?token=${token}`;
  }

  /** What a link of this site stands for; undefined for any other. */
  read(token: string): Promise<Link | undefined> {
    return this.tickets.read(linkSchema, token);
  }
}

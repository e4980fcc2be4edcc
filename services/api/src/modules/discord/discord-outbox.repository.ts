import { Injectable } from '@nestjs/common';
import { eq, ne } from 'drizzle-orm';
import { Database } from '../../platform/database/database.ts';
import { OutboxRepository } from '../../platform/outbox/outbox.repository.ts';
import { Retention } from '../../platform/retention/retention.decorator.ts';
import { type DiscordMessageRow, discordMessages } from './discord-messages.table.ts';

type NewMessage = Pick<DiscordMessageRow, 'about' | 'submissionId' | 'memberId' | 'order'>;

/** Messages that wait to be sent to the Discord channel. */
@Retention([
  {
    table: discordMessages,
    column: discordMessages.settledAt,
    age: '30 days',
    when: ne(discordMessages.state, 'waiting'),
  },
])
@Injectable()
export class DiscordOutboxRepository extends OutboxRepository<typeof discordMessages> {
  constructor(database: Database) {
    super(database, {
      table: discordMessages,
      givenUpState: 'failed',
      leaseSeconds: 60,
      recipient: [],
      subject: discordMessages.about,
    });
  }

  async insert(message: NewMessage): Promise<void> {
    await this.database.queries.insert(discordMessages).values(message);
  }

  findFailed(): Promise<DiscordMessageRow[]> {
    return this.database.queries.select().from(discordMessages).where(eq(discordMessages.state, 'failed'));
  }

  /** Makes a failed message due now, with all attempts available. Returns the row with its last error; undefined when it hasn't failed. */
  async requeueOne(id: string): Promise<DiscordMessageRow | undefined> {
    const [row] = await this.requeue(eq(discordMessages.id, id));
    return row;
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { LiveStreamsService } from '../live/live-streams.service.ts';
import { ServesTopic } from '../live/serves-topic.decorator.ts';
import type { Subscriber } from '../live/subscriber.ts';
import { ACCOUNTS_CHANNEL, AccountsService } from '../users/accounts.service.ts';

type Send = Subscriber<'account'>['send'];

/** Live topic of a member's own account: notifies of changes, and ends the streams of members whose session ended or whose account is closed. */
@Injectable()
export class AccountTopic {
  private readonly logger = new Logger('AccountTopic');
  /** Send functions of each subscribed member's streams. */
  private readonly members = new Map<string, Set<Send>>();

  constructor(
    private readonly streams: LiveStreamsService,
    private readonly accounts: AccountsService,
    events: ProcessEvents,
  ) {
    events.on(ACCOUNTS_CHANNEL, (id) => {
      // Undefined when messages were missed. Every account may have changed then.
      const ids = id === undefined ? this.streams.memberIds() : [id];
      this.tell(ids).catch((error: unknown) => this.logger.warn(`Not told: ${String(error)}`));
    });
  }

  @ServesTopic('account')
  async serve({ caller, send, onEnd }: Subscriber<'account'>): Promise<void> {
    const own = this.members.get(caller.id) ?? new Set();
    this.members.set(caller.id, own.add(send));
    onEnd(() => {
      own.delete(send);
      if (own.size === 0 && this.members.get(caller.id) === own) this.members.delete(caller.id);
    });
  }

  private async tell(ids: readonly string[]): Promise<void> {
    for (const id of ids) for (const send of this.members.get(id) ?? []) send('changed', {});
    for (const id of await this.accounts.signedOutAmong(ids)) this.streams.endOf(id);
  }
}

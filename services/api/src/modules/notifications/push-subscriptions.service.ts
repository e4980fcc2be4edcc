import type { PushSubscriptionKeys } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { PushChannel } from './push-channel.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Maximum per member. Older subscriptions are deleted, because such browsers aren't in use anymore. */
const MAX_BROWSERS = 10;

/** Browsers in which members want pushes. */
@Injectable()
export class PushSubscriptionsService {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly channel: PushChannel,
  ) {}

  /** @throws PUSH_REFUSED when pushes are turned off, or the address isn't allowed. */
  async add(userId: string, subscription: PushSubscriptionKeys): Promise<{ id: string }> {
    if (!this.channel.publicKey || !this.channel.accepts(subscription.endpoint))
      throw new ApiError('PUSH_REFUSED');
    return this.database.transaction(async () => {
      const id = await this.subscriptions.upsert(userId, subscription);
      await this.subscriptions.keepNewest(userId, MAX_BROWSERS);
      return { id };
    });
  }

  remove(userId: string, id: string): Promise<void> {
    return this.subscriptions.removeOwn(userId, id);
  }

  /** Deletes the subscription of a browser that no longer accepts pushes. */
  forget(id: string): Promise<void> {
    return this.subscriptions.delete(id);
  }
}

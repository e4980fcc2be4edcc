import type { PushSubscriptionKeys } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { PushChannel } from './push-channel.ts';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Nobody has more browsers in use; older ones are those that were thrown away. */
const MOST_BROWSERS = 10;

/** The browsers that members want pushes in. */
@Injectable()
export class PushSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly channel: PushChannel,
  ) {}

  /** @throws PUSH_REFUSED when the site sends no pushes, or none to this address. */
  async add(userId: string, subscription: PushSubscriptionKeys): Promise<{ id: string }> {
    if (!this.channel.publicKey || !this.channel.accepts(subscription.endpoint))
      throw new ApiError('PUSH_REFUSED');
    return this.database.transaction(async () => {
      const id = await this.subscriptions.put(userId, subscription);
      await this.subscriptions.trim(userId, MOST_BROWSERS);
      return { id };
    });
  }

  remove(userId: string, id: string): Promise<void> {
    return this.subscriptions.removeOwn(userId, id);
  }
}

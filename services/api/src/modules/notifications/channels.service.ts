import type { EndpointAnswer } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { EmailChannel } from './email-channel.ts';
import { PushChannel } from './push-channel.ts';

/** The ways out of the site, as far as it has them set up. */
@Injectable()
export class Channels {
  constructor(
    readonly email: EmailChannel,
    readonly push: PushChannel,
  ) {}

  get offered() {
    return { email: this.email.isOffered, push: this.push.publicKey !== null };
  }

  describe(): EndpointAnswer<'GET /api/notifications/channels'> {
    return { ...this.offered, pushKey: this.push.publicKey };
  }
}

import { Injectable } from '@nestjs/common';
import { FeedService } from '../../feed/feed.service.ts';
import { NotificationAudiencesService } from '../../notifications/notification-audiences.service.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { UsersService } from '../../users/users.service.ts';
import { nameOf } from '../../users/users.view.ts';
import { FOLLOWERS, followersOf } from '../follows/follower-audience.ts';
import type { SessionRow } from '../stream-sessions.table.ts';
import type { StreamerRow } from '../streamers.table.ts';
import { StreamsSignals } from './streams-signals.service.ts';

/** Notifies members of streams, and shows them in the community strip. Each method must run inside the transaction of the change. */
@Injectable()
export class StreamAnnouncements {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly feed: FeedService,
    private readonly users: UsersService,
    private readonly signals: StreamsSignals,
    audiences: NotificationAudiencesService,
  ) {
    audiences.register(FOLLOWERS, followersOf);
  }

  /** Notifies followers, once per session. */
  async began(streamer: StreamerRow, session: SessionRow): Promise<void> {
    const { username } = await this.show(streamer, session);
    await this.notifications.announce({
      type: 'stream.live',
      subject: `stream:${session.id}`,
      actorId: streamer.memberId,
      audience: { name: FOLLOWERS, of: streamer.id },
      title: session.title,
      href: `/stream/${encodeURIComponent(username)}`,
      demo: streamer.demo,
    });
  }

  /** Updates the strip after a stream resumed, or its title changed. */
  async changed(streamer: StreamerRow, session: SessionRow): Promise<void> {
    await this.show(streamer, session);
  }

  async ended({ id }: StreamerRow): Promise<void> {
    await this.feed.withdraw(sourceOf(id));
    await this.signals.changed();
  }

  /** Notifies pages of changed viewer numbers. */
  figuresChanged(): Promise<void> {
    return this.signals.changed();
  }

  private async show({ id, memberId, demo }: StreamerRow, { title, character }: SessionRow) {
    const person = nameOf(await this.users.namesOf([memberId]), memberId);
    await this.feed.put({
      source: sourceOf(id),
      kind: 'stream',
      title,
      body: character ?? '',
      authorId: memberId,
      demo,
      href: `/stream/${encodeURIComponent(person.username)}`,
    });
    await this.signals.changed();
    return person;
  }
}

function sourceOf(streamerId: string): string {
  return `stream:${streamerId}`;
}

import { type EndpointInput, holdsRemotePermission } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { isMember } from '../../../platform/auth/caller.ts';
import { ApiError } from '../../../platform/errors/api-error.ts';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import { parsedJson } from '../../../platform/text/untrusted-text.ts';
import type { LiveTopic } from '../../live/live-topic.ts';
import { LiveTopicsService } from '../../live/live-topics.service.ts';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { RemoteDeclarationsService } from '../../releases/registry/remote-declarations.service.ts';
import { expectDeclared } from './declared.policy.ts';

const CHANNEL = 'app_topics';
const messageSchema = z.object({ topic: z.string(), id: z.string(), json: z.string() });

/** Live topics of remotes: their backends send events, which every process passes on to its subscribers. */
@Injectable()
export class AppTopicsService {
  private readonly live: LiveTopic<'apps/:topic/:id'>;

  constructor(
    private readonly declarations: RemoteDeclarationsService,
    private readonly events: ProcessEvents,
    topics: LiveTopicsService,
  ) {
    this.live = topics.of('apps/:topic/:id');
    // Missed messages can't be repeated: pages fetch their data again when their connection was lost, and it ends with the process.
    events.on(CHANNEL, (payload) => {
      const read = messageSchema.safeParse(payload === undefined ? undefined : parsedJson(payload));
      if (read.success) void this.pass(read.data);
    });
  }

  /** @throws NOT_DECLARED */
  async send(remote: string, message: EndpointInput<'POST /api/backend/live'>['body']): Promise<void> {
    const { topics } = await this.declarations.of(remote);
    expectDeclared(topics, ({ topic }) => topic === message.topic);
    await this.events.notify(CHANNEL, JSON.stringify(message));
  }

  @ServesTopic('apps/:topic/:id')
  async serve({ caller, params: { topic } }: Subscriber<'apps/:topic/:id'>): Promise<void> {
    const declared = (await this.declarations.all()).flatMap(({ topics }) => topics);
    const { access } = expectDeclared(declared, (one) => one.topic === topic);
    if (access === 'public') return;
    if (!isMember(caller)) throw new ApiError('AUTHENTICATION_REQUIRED');
    const isHeld =
      typeof access !== 'object' || holdsRemotePermission(caller.remotePermissions ?? [], access.permission);
    if (!isHeld) throw new ApiError('ACCESS_DENIED');
  }

  private async pass({ topic, id, json }: z.infer<typeof messageSchema>): Promise<void> {
    await this.live.broadcast('changed', { data: parsedJson(json) }, { topic, id });
  }
}

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopicsService } from '../../live/live-topics.service.ts';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { RegistryStateService } from './registry-state.service.ts';
import { ReleaseEventsService } from './release-events.service.ts';

/** Live topic of the served versions. */
@Injectable()
export class ReleasesTopic implements OnModuleInit {
  constructor(
    private readonly live: LiveTopicsService,
    private readonly state: RegistryStateService,
    private readonly events: ReleaseEventsService,
  ) {}

  onModuleInit(): void {
    const releases = this.live.of('releases');
    this.state.onChange((seq) => void releases.broadcast('set', { seq }));
    this.events.onEvent(({ event, data }) => void releases.broadcast(event, data));
  }

  /** A subscriber during an outage is notified once the state is known. */
  @ServesTopic('releases')
  async serve({ send }: Subscriber<'releases'>): Promise<void> {
    const known = await this.state.current().catch(() => undefined);
    if (known) send('set', { seq: known.seq });
  }
}

import type { InboxKind } from '@boardwalk/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { ServesTopic } from '../../live/serves-topic.decorator.ts';
import type { Subscriber } from '../../live/subscriber.ts';
import { type InboxSignal, InboxSignalsService } from '../inbox-signals.service.ts';
import { InboxKindsService } from './inbox-kinds.service.ts';
import { InboxListRepository } from './inbox-list.repository.ts';

/** Changes within this time are sent together, and counted once. */
const PAUSE_MS = 250;
/** Maximum of items that are named; with more, clients reload everything. */
const MAX_NAMED = 50;

interface Listener {
  id: string;
  kinds: readonly InboxKind[];
  send: Subscriber<'inbox'>['send'];
}

/** Live topic of the inbox: sends the changed items that the subscriber may see, and the number of their own and unassigned ones. */
@Injectable()
export class InboxTopic implements OnModuleDestroy {
  private readonly logger = new Logger('Inbox');
  private readonly listeners = new Set<Listener>();
  /** Pending changes; undefined when any item may have changed. */
  private waiting: InboxSignal[] | undefined = [];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly list: InboxListRepository,
    private readonly kinds: InboxKindsService,
    signals: InboxSignalsService,
  ) {
    signals.onChange((signal) => {
      if (signal && this.waiting && this.waiting.length < MAX_NAMED) this.waiting.push(signal);
      else this.waiting = undefined;
      this.timer ??= setTimeout(() => this.tell(), PAUSE_MS).unref();
    });
  }

  @ServesTopic('inbox')
  async serve({ caller, send, onEnd }: Subscriber<'inbox'>): Promise<void> {
    const listener = { id: caller.id, kinds: await this.kinds.visibleTo(caller), send };
    this.listeners.add(listener);
    onEnd(() => this.listeners.delete(listener));
    await this.count([listener]);
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  private tell(): void {
    const { waiting } = this;
    this.waiting = [];
    this.timer = undefined;
    const concerned = [...this.listeners].filter((listener) => {
      const heard = waiting?.filter(
        ({ kind, aboutId }) => listener.kinds.includes(kind) && aboutId !== listener.id,
      );
      if (heard?.length === 0) return false;
      listener.send('changed', { ids: [...new Set(heard?.map(({ id }) => id))] });
      return true;
    });
    this.count(concerned).catch((error: unknown) => this.logger.warn(`Not counted: ${String(error)}`));
  }

  private async count(listeners: readonly Listener[]): Promise<void> {
    const members = [...new Map(listeners.map(({ id, kinds }) => [id, { id, kinds }])).values()];
    const counts = await this.list.countFor(members);
    for (const { id, send } of listeners) send('count', { count: counts.get(id) ?? 0 });
  }
}

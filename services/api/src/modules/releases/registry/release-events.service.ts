import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { z } from 'zod';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';
import { parsedJson } from '../../../platform/text/untrusted-text.ts';
import { Throttled } from './throttled.ts';

const CHANNEL = 'release_event';
/** Minimum interval of health events per remote: reports arrive faster than charts need. */
const HEALTH_EVERY_MS = 2_000;

const eventSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('demoted'),
    data: z.object({ name: z.string(), version: z.string(), to: z.string().nullable() }),
  }),
  z.object({ event: z.literal('health'), data: z.object({ name: z.string() }) }),
]);
export type ReleaseEvent = z.infer<typeof eventSchema>;

/** Events of releases besides changes of the set, sent to every process on the database. */
@Injectable()
export class ReleaseEventsService implements OnModuleDestroy {
  private readonly logger = new Logger('ReleaseEvents');
  private readonly listeners: ((event: ReleaseEvent) => void)[] = [];
  private readonly outgoing = new Throttled(HEALTH_EVERY_MS, (name) =>
    this.send({ event: 'health', data: { name } }),
  );
  private readonly incoming = new Throttled(HEALTH_EVERY_MS, (name) =>
    this.emit({ event: 'health', data: { name } }),
  );

  constructor(private readonly events: ProcessEvents) {
    events.on(CHANNEL, (payload) => this.receive(payload));
  }

  onEvent(listener: (event: ReleaseEvent) => void): void {
    this.listeners.push(listener);
  }

  /** Announces that a version was rolled back. Inside a transaction it is sent after the commit. */
  async demoted(data: { name: string; version: string; to: string | null }): Promise<void> {
    await this.events.notify(CHANNEL, JSON.stringify({ event: 'demoted', data } satisfies ReleaseEvent));
  }

  /** Announces that a remote's health has changed, throttled. */
  healthChanged(name: string): void {
    this.outgoing.call(name);
  }

  onModuleDestroy(): void {
    this.outgoing.stop();
    this.incoming.stop();
  }

  private send(event: ReleaseEvent): void {
    this.events.notify(CHANNEL, JSON.stringify(event)).catch((error: unknown) => {
      this.logger.warn(`An event could not be sent: ${String(error)}`);
    });
  }

  private receive(payload: string | undefined): void {
    // Clients reload health on every change of the set, which is also sent after a gap.
    if (payload === undefined) return;
    const read = eventSchema.safeParse(parsedJson(payload));
    if (!read.success) return;
    // Each process throttles on its own, so their combined events have to be throttled again.
    if (read.data.event === 'health') this.incoming.call(read.data.data.name);
    else this.emit(read.data);
  }

  private emit(event: ReleaseEvent): void {
    for (const listener of this.listeners) listener(event);
  }
}

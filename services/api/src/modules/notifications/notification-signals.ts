import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { DatabaseEvents } from '../../platform/database/database-events.ts';
import { parsedJson } from '../../platform/text/untrusted-text.ts';

const CHANNEL = 'notifications';

const signalSchema = z.discriminatedUnion('what', [
  /** Something has happened that nobody was told of yet. */
  z.object({ what: z.literal('announced') }),
  /** The members with ids in this range were told of an event. */
  z.object({ what: z.literal('told'), eventId: z.string(), after: z.string(), upTo: z.string() }),
  /** One member has read something. */
  z.object({ what: z.literal('read'), userId: z.string() }),
  /** Nobody knows whose count has changed. */
  z.object({ what: z.literal('many') }),
]);
export type NotificationSignal = z.infer<typeof signalSchema>;

/** What the processes on one database tell each other of notifications. Inside a transaction it is heard when that has happened. */
@Injectable()
export class NotificationSignals {
  private readonly listeners: ((signal: NotificationSignal) => void)[] = [];

  constructor(private readonly events: DatabaseEvents) {
    events.on(CHANNEL, (payload) => this.hear(payload));
  }

  onSignal(listener: (signal: NotificationSignal) => void): void {
    this.listeners.push(listener);
  }

  announced(): Promise<void> {
    return this.send({ what: 'announced' });
  }

  told(eventId: string, after: string, upTo: string): Promise<void> {
    return this.send({ what: 'told', eventId, after, upTo });
  }

  read(userId: string): Promise<void> {
    return this.send({ what: 'read', userId });
  }

  manyChanged(): Promise<void> {
    return this.send({ what: 'many' });
  }

  private send(signal: NotificationSignal): Promise<void> {
    return this.events.notify(CHANNEL, JSON.stringify(signal));
  }

  private hear(payload: string | undefined): void {
    // After a gap nobody knows what was missed.
    const signal = payload === undefined ? { what: 'many' } : parsedJson(payload);
    const read = signalSchema.safeParse(signal);
    if (read.success) for (const listener of this.listeners) listener(read.data);
  }
}

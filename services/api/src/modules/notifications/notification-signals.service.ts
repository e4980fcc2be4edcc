import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { parsedJson } from '../../platform/text/untrusted-text.ts';

const CHANNEL = 'notifications';

const signalSchema = z.discriminatedUnion('what', [
  /** An event was announced and waits for its fan-out. */
  z.object({ what: z.literal('announced') }),
  /** An event was fanned out to the members with ids in this range. */
  z.object({ what: z.literal('told'), eventId: z.string(), after: z.string(), upTo: z.string() }),
  /** A member has marked notifications as read. */
  z.object({ what: z.literal('read'), userId: z.string() }),
  /** The unread counts of an unknown set of members have changed. */
  z.object({ what: z.literal('many') }),
]);
export type NotificationSignal = z.infer<typeof signalSchema>;

/** Signals about notifications between the processes on one database, by NOTIFY. Those of a transaction arrive after its commit. */
@Injectable()
export class NotificationSignalsService {
  private readonly listeners: ((signal: NotificationSignal) => void)[] = [];

  constructor(private readonly events: ProcessEvents) {
    events.on(CHANNEL, (payload) => this.receive(payload));
  }

  onSignal(listener: (signal: NotificationSignal) => void): void {
    this.listeners.push(listener);
  }

  announced(): Promise<void> {
    return this.send({ what: 'announced' });
  }

  fannedOut(eventId: string, after: string, upTo: string): Promise<void> {
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

  private receive(payload: string | undefined): void {
    // Without a payload the connection was interrupted, and signals may be missing.
    const signal = payload === undefined ? { what: 'many' } : parsedJson(payload);
    const read = signalSchema.safeParse(signal);
    if (read.success) for (const listener of this.listeners) listener(read.data);
  }
}

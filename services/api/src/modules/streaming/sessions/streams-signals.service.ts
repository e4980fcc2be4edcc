import { Injectable } from '@nestjs/common';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';

const STREAMS_CHANNEL = 'streams';

/** Notifies every process that the displayed streams have changed. */
@Injectable()
export class StreamsSignalsService {
  constructor(private readonly events: ProcessEvents) {}

  /** Inside a transaction the message is sent on commit. */
  changed(): Promise<void> {
    return this.events.notify(STREAMS_CHANNEL, '');
  }

  /** Registers a listener, also called when messages may have been missed. Must be called from a constructor. */
  onChanged(act: () => void): void {
    this.events.on(STREAMS_CHANNEL, act);
  }
}

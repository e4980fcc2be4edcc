import { Injectable } from '@nestjs/common';
import { ProcessEvents } from '../../../platform/process-events/process-events.ts';

const STREAMS_CHANNEL = 'streams';

/** Tells every process that somebody who looks sees something else now. */
@Injectable()
export class StreamsSignals {
  constructor(private readonly events: ProcessEvents) {}

  /** Call it inside the transaction of the change. */
  changed(): Promise<void> {
    return this.events.notify(STREAMS_CHANNEL, '');
  }

  /** Also when messages may have been missed. To be called from constructors. */
  onChanged(act: () => void): void {
    this.events.on(STREAMS_CHANNEL, act);
  }
}

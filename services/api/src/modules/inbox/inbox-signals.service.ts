import { INBOX_KIND_NAMES } from '@boardwalk/contracts';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { ProcessEvents } from '../../platform/process-events/process-events.ts';
import { parsedJson } from '../../platform/text/untrusted-text.ts';
import type { InboxItemRow } from './inbox-items.table.ts';

/** Channel between processes, on which the triggers of 0040 send as well. */
const CHANNEL = 'inbox';

const signalSchema = z.object({
  id: z.uuid(),
  kind: z.enum(INBOX_KIND_NAMES),
  aboutId: z.string().nullable(),
});
export type InboxSignal = z.infer<typeof signalSchema>;

/** Notifies every process of changed items; inside a transaction after the commit. */
@Injectable()
export class InboxSignalsService {
  constructor(private readonly events: ProcessEvents) {}

  changed({ id, kind, aboutId }: Pick<InboxItemRow, 'id' | 'kind' | 'aboutId'>): Promise<void> {
    return this.events.notify(CHANNEL, JSON.stringify({ id, kind, aboutId }));
  }

  /** Must be called from a constructor. @param listener receives undefined when any item may have changed. */
  onChange(listener: (signal: InboxSignal | undefined) => void): void {
    this.events.on(CHANNEL, (payload) => {
      const read = signalSchema.safeParse(payload === undefined ? undefined : parsedJson(payload));
      listener(read.success ? read.data : undefined);
    });
  }
}

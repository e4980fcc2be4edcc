import { z } from 'zod';
import { parsedJson } from '../../platform/text/untrusted-text.ts';

/** Windows of members in one process. An empty list means that the member has just left. */
const windowsSchema = z.array(z.tuple([z.string(), z.array(z.string())]));
export type Windows = z.infer<typeof windowsSchema>;

/** Messages between processes: the windows of a process, a request for those of the others, or that a process stops. */
const messageSchema = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('here'),
    process: z.string(),
    topic: z.string(),
    windows: windowsSchema,
  }),
  z.object({ what: z.literal('ask'), process: z.string() }),
  z.object({ what: z.literal('gone'), process: z.string() }),
]);
export type PresenceMessage = z.infer<typeof messageSchema>;

/** Limits of a message, because PostgreSQL's NOTIFY carries at most 8000 bytes. */
const MAX_PEOPLE = 20;
const MAX_WINDOWS = 5;

export function writeMessage(message: PresenceMessage): string {
  if (message.what !== 'here') return JSON.stringify(message);
  const windows = message.windows.slice(0, MAX_PEOPLE).map(([id, open]) => [id, open.slice(0, MAX_WINDOWS)]);
  return JSON.stringify({ ...message, windows });
}

/** Returns undefined for an unknown message, such as one of another version. */
export function readMessage(text: string): PresenceMessage | undefined {
  return messageSchema.safeParse(parsedJson(text)).data;
}

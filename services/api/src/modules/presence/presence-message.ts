import { z } from 'zod';
import { parsedJson } from '../../platform/text/untrusted-text.ts';

/** The windows that members have open in one process; nobody has many. A member without any has just left. */
const windowsSchema = z.array(z.tuple([z.string(), z.array(z.string())]));
export type Windows = z.infer<typeof windowsSchema>;

/** What processes tell each other: who is with them, that they want to know who is with others, or that they stop. */
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

/** PostgreSQL carries 8000 bytes in one message: so many people and windows are told of. */
const MOST_PEOPLE = 20;
const MOST_WINDOWS = 5;

export function writeMessage(message: PresenceMessage): string {
  if (message.what !== 'here') return JSON.stringify(message);
  const windows = message.windows
    .slice(0, MOST_PEOPLE)
    .map(([id, open]) => [id, open.slice(0, MOST_WINDOWS)]);
  return JSON.stringify({ ...message, windows });
}

/** Undefined for what isn't one: an older or newer process may say something else. */
export function readMessage(text: string): PresenceMessage | undefined {
  return messageSchema.safeParse(parsedJson(text)).data;
}

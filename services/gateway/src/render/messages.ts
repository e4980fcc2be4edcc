import { type FromRenderer, LANGUAGES, type RenderedPage } from '@boardwalk/contracts';
import { z } from 'zod';

/** Time limit of a rendering, in milliseconds; after it the browser renders the page instead. */
export const RENDER_LIMIT_MS = 800;
/** Time limit of a bundle's first rendering, in milliseconds: its code isn't compiled yet. The request doesn't wait that long. */
export const TRIAL_LIMIT_MS = 3000;

/** React's output for preloads: one element, with nothing after it. */
const link = z.string().regex(/^<link rel="(?:preload|preconnect|dns-prefetch)"[^<>]*>$/);

const renderedPageSchema = z.object({
  html: z.string(),
  links: z.array(link),
  // Embedded in a style element, which it must not be able to close.
  style: z.object({ names: z.string(), css: z.string().refine((css) => !css.includes('</')) }),
  data: z.object({
    set: z.string(),
    at: z.number(),
    reader: z.object({ session: z.boolean(), language: z.enum(LANGUAGES) }),
    queries: z.unknown().optional(),
    loaderData: z.record(z.string(), z.unknown()).optional(),
  }),
});

const id = z.int();
const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lacks'), id }),
  z.object({ kind: z.literal('read'), id, read: z.int(), path: z.string() }),
  z.object({ kind: z.literal('rendered'), id, page: z.unknown() }),
  z.object({
    kind: z.literal('failed'),
    id,
    detail: z.string(),
    failure: z.enum(['threw', 'late', 'lost', 'unready']),
  }),
]);

/** Result of a rendering attempt. */
export type Reply = Exclude<FromRenderer, { kind: 'read' }>;

/** Parses a message of the renderer. Validated, because a bundle may have replaced a page with anything. */
export function readMessage(line: string): FromRenderer | undefined {
  const message = messageSchema.safeParse(parsed(line)).data;
  if (message?.kind !== 'rendered') return message;
  const page = renderedPageSchema.safeParse(message.page).data;
  return page
    ? { ...message, page: page as RenderedPage }
    : { kind: 'failed', id: message.id, failure: 'threw', detail: 'The result is not a page.' };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

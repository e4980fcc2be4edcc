import { type DrawJob, type DrawnPage, LANGUAGES } from '@boardwalk/contracts';
import { z } from 'zod';

/** How long somebody waits for a drawing, in milliseconds; then they get the page that their browser draws instead. */
export const DRAW_LIMIT = 800;
/** How long a bundle may take that was never drawn with before: its code is cold, and nobody waits that long for it. */
export const TRIAL_LIMIT = 3000;
/** A drawing that has waited its turn and has less than this left isn't begun. */
export const LEAST_TIME = 400;

/** What a renderer is told when it starts. */
export interface RendererSettings {
  /** The shell's server bundle. */
  shell: string;
  /** Where the API is reached from here. */
  apiUrl: string;
}

export interface DrawRequest {
  id: number;
  job: DrawJob;
  /** The server bundle of the release that the page belongs to, as a file on this machine; undefined for what the shell draws alone. */
  bundle?: string;
  /** Milliseconds until nobody waits for it any more. */
  within: number;
}

/** `threw`: the bundle's doing. `late`: it didn't end in time. `lost`: what drew it is gone. `unready`: nothing is there to draw it yet. */
export type DrawFailure = 'threw' | 'late' | 'lost' | 'unready';

export type DrawReply = { id: number } & ({ page: DrawnPage } | { failure: DrawFailure; detail: string });

const drawnPageSchema = z.object({
  html: z.string(),
  links: z.array(z.string()),
  style: z.object({ names: z.string(), css: z.string() }),
  data: z.object({
    set: z.string(),
    at: z.number(),
    reader: z.object({ session: z.boolean(), language: z.enum(LANGUAGES) }),
    queries: z.unknown().optional(),
  }),
});

/** What a renderer said, if it makes sense: a bundle can have put anything in its place. */
export function readReply(reply: DrawReply): DrawReply {
  if (!('page' in reply) || drawnPageSchema.safeParse(reply.page).success) return reply;
  return { id: reply.id, failure: 'threw', detail: 'What it drew is no page.' };
}

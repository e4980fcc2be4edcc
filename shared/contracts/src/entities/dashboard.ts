import { z } from 'zod';
import { instant } from './list.ts';

/** How something is: as it should be, to be looked at, or not known. */
export const HEALTH_STATES = ['good', 'attention', 'unknown'] as const;
const state = z.enum(HEALTH_STATES);
const count = z.int().min(0);

/** How the parts of the site are, each measured at the moment of the call. */
export const siteHealthSchema = z
  .object({
    measuredAt: instant,
    /** How long the database took to answer, in milliseconds. */
    database: z.object({ state, milliseconds: z.number().min(0) }),
    /** Jobs that are due, those under way, and those given up within 24 hours. */
    jobs: z.object({ state, due: count, active: count, failed: count }),
    /** Events that haven't reached everybody yet with the age of the oldest in seconds, messages that are due, and messages that were given up. */
    outbox: z.object({
      state,
      events: count,
      oldestSeconds: count.nullable(),
      deliveries: count,
      deadLetters: count,
    }),
    /** What the game server said last, and when; null when it never did. */
    gameBridge: z.object({
      state,
      players: count.nullable(),
      slots: count.nullable(),
      at: instant.nullable(),
    }),
    /** The number of remotes that are served, those of which files are lost or damaged, and how many have a newest release that waits for approval. */
    releases: z.object({ state, remotes: count, damaged: z.array(z.string()), waiting: count }),
  })
  .meta({ id: 'SiteHealth' });
export type SiteHealth = z.infer<typeof siteHealthSchema>;

/**
 * What happened on each day, in UTC, the last one today. Each list has a value for each day. A figure of which nothing is stored within these days is
 * null as a whole.
 */
export const trendsSchema = z
  .object({
    measuredAt: instant,
    days: z.array(z.iso.date()),
    membersJoined: z.array(count).nullable(),
    applicationsHandedIn: z.array(count).nullable(),
    /** From submission to the decision, of those that were decided on that day; null on a day without decisions. In hours. */
    medianHoursToDecision: z.array(z.number().min(0).nullable()).nullable(),
    /** Articles that members opened for the first time. */
    articlesRead: z.array(count).nullable(),
  })
  .meta({ id: 'Trends' });
export type Trends = z.infer<typeof trendsSchema>;

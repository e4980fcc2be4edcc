import { z } from 'zod';
import { instant } from './list.ts';

/** Health of a component: good, in need of attention, or unknown. */
export const HEALTH_STATES = ['good', 'attention', 'unknown'] as const;
const state = z.enum(HEALTH_STATES);
const count = z.int().min(0);

/** Health of the site's components, each measured during the call. */
export const siteHealthSchema = z
  .object({
    measuredAt: instant,
    /** Response time of the database, in milliseconds. */
    database: z.object({ state, milliseconds: z.number().min(0) }),
    /** Jobs that are due, running, or failed for good within 24 hours. */
    jobs: z.object({ state, due: count, active: count, failed: count }),
    /** Events that aren't fully delivered, the age of the oldest in seconds, due messages, and failed messages. */
    outbox: z.object({
      state,
      events: count,
      oldestSeconds: count.nullable(),
      deliveries: count,
      deadLetters: count,
    }),
    /** Last heartbeat of the game server, with its time; null without one. */
    gameBridge: z.object({
      state,
      players: count.nullable(),
      slots: count.nullable(),
      at: instant.nullable(),
    }),
    /** Number of served remotes, those with missing or damaged files, and the number whose newest release waits for approval. */
    releases: z.object({ state, remotes: count, damaged: z.array(z.string()), waiting: count }),
    /** Deletions of members' data that backends of remotes haven't confirmed for a day, those whose term is over, and the time of the oldest. */
    deletions: z.object({ state, waiting: count, failed: count, since: instant.nullable() }),
  })
  .meta({ id: 'SiteHealth' });
export type SiteHealth = z.infer<typeof siteHealthSchema>;

/** Daily numbers in UTC, today last. Each list has one value per day. A metric without any data in these days is null as a whole. */
export const trendsSchema = z
  .object({
    measuredAt: instant,
    days: z.array(z.iso.date()),
    membersJoined: z.array(count).nullable(),
    applicationsHandedIn: z.array(count).nullable(),
    /** Hours from submission to decision, for decisions of that day; null on a day without decisions. */
    medianHoursToDecision: z.array(z.number().min(0).nullable()).nullable(),
    /** First reads of articles by members. */
    articlesRead: z.array(count).nullable(),
  })
  .meta({ id: 'Trends' });
export type Trends = z.infer<typeof trendsSchema>;

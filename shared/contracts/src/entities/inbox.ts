import { z } from 'zod';
import { INBOX_KIND_NAMES, MOST_INBOX_COUNTED } from '../inbox/inbox-kinds.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** The same words in each language of the site. */
const words = z.object({ en: z.string(), de: z.string() });
const member = personSchema.extend({ id: z.string() });
const kind = z.enum(INBOX_KIND_NAMES);

/** Something that waits for the staff. It says what and where; what is done about it is done in its room. */
export const inboxItemSchema = z
  .object({
    id: z.uuid(),
    kind,
    label: words,
    /** What the room calls it: the id of an application, a comment, an appeal. */
    subject: z.string(),
    title: z.string(),
    /** What else there is to know at a glance, such as the reason of a report; empty without it. */
    note: z.string(),
    /** How often it was brought up: five reports of a comment are one item. */
    count: z.int().min(0),
    /** Where its room shows it: a path on this site. */
    href: z.string(),
    open: words,
    openedAt: instant,
    dueAt: instant,
    overdue: z.boolean(),
    /** Whom it is about; null when it is about nobody, or they have left. */
    about: member.nullable(),
    /** Who works on it. `until`: when that ends by itself, null without an end. */
    assignee: member.extend({ mine: z.boolean(), until: instant.nullable() }).nullable(),
    snoozed: z.object({ until: instant, by: personSchema }).nullable(),
    closed: z.object({ at: instant, by: personSchema.nullable() }).nullable(),
    /** Grows with each change of who works on it, and until when it is put off. */
    version: z.int().min(1),
    /** Why the caller can't take it; null when they can. */
    refusal: z.enum(['own-decision', 'out-of-reach']).nullable(),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItemSchema>;

const count = z.int().min(0).max(MOST_INBOX_COUNTED);

/** How much waits for the caller, each counted up to 1000. `kinds` are those that they may see, with what waits of each. */
export const inboxCountsSchema = z
  .object({
    all: count,
    mine: count,
    unassigned: count,
    overdue: count,
    snoozed: count,
    kinds: z.array(z.object({ kind, label: words, count })),
  })
  .meta({ id: 'InboxCounts' });
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

/** Somebody who may work on an item. */
export const inboxCandidateSchema = member.meta({ id: 'InboxCandidate' });

import { z } from 'zod';
import { INBOX_KIND_NAMES, MAX_INBOX_COUNTED } from '../inbox/inbox-kinds.ts';
import { remoteKey } from '../releases/remote-declarations.ts';
import { perLanguage } from '../texts/per-language.ts';
import { instant } from './list.ts';
import { personSchema } from './person.ts';

/** A label in each language of the site. */
const label = perLanguage(z.string());
const member = personSchema.extend({ id: z.string() });
/** A built-in kind, or `app:` and the key of a kind that a remote declares. */
export const inboxKindSchema = z.union([z.enum(INBOX_KIND_NAMES), z.templateLiteral(['app:', remoteKey])]);
const kind = inboxKindSchema;

/** An item that waits for the staff. It links to the page where the work is done. */
export const inboxItemSchema = z
  .object({
    id: z.uuid(),
    kind,
    label,
    /** Id of the item's subject: an application, a comment, an appeal. */
    subject: z.string(),
    title: z.string(),
    /** Short additional information, such as the reason of a report; empty without any. */
    note: z.string(),
    /** Number of occurrences: five reports of a comment are one item. */
    count: z.int().min(0),
    /** Path of the page on this site that shows the subject. */
    href: z.string(),
    open: label,
    openedAt: instant,
    dueAt: instant,
    overdue: z.boolean(),
    /** The member it concerns; null without one, or if they have left. */
    about: member.nullable(),
    /** The member who works on it. `until`: end of the assignment, null without an end. */
    assignee: member.extend({ mine: z.boolean(), until: instant.nullable() }).nullable(),
    snoozed: z.object({ until: instant, by: personSchema }).nullable(),
    closed: z.object({ at: instant, by: personSchema.nullable() }).nullable(),
    /** Increases with each change of the assignment or the snooze. */
    version: z.int().min(1),
    /** Reason why the caller can't take it; null if they can. */
    refusal: z.enum(['own-decision', 'out-of-reach']).nullable(),
  })
  .meta({ id: 'InboxItem' });
export type InboxItem = z.infer<typeof inboxItemSchema>;

const count = z.int().min(0).max(MAX_INBOX_COUNTED);

/** Number of items that wait for the caller, each counted up to 1000. `kinds` contains the kinds visible to the caller. */
export const inboxCountsSchema = z
  .object({
    all: count,
    mine: count,
    unassigned: count,
    overdue: count,
    snoozed: count,
    kinds: z.array(z.object({ kind, label, count })),
  })
  .meta({ id: 'InboxCounts' });
export type InboxCounts = z.infer<typeof inboxCountsSchema>;

/** A member who may work on an item. */
export const inboxCandidateSchema = member.meta({ id: 'InboxCandidate' });

import { AUDIT } from './audit.ts';
import { EVENTS } from './events.ts';
import type { GrowingList } from './growing-list.ts';
import { INBOX } from './inbox.ts';
import { MEMBERS } from './members.ts';
import { NEWS } from './news.ts';
import { PROPERTIES } from './properties.ts';
import { SUBMISSIONS } from './submissions.ts';

/** The measured lists of the site. */
export const GROWING_LISTS: readonly GrowingList[] = [
  MEMBERS,
  AUDIT,
  NEWS,
  SUBMISSIONS,
  INBOX,
  EVENTS,
  PROPERTIES,
];

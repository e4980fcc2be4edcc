import type { Declaration } from '../declaration.ts';
import { ACCOUNT_DECLARATIONS } from './account.declarations.ts';
import { APPLICATION_DECLARATIONS } from './application.declarations.ts';
import { ESTATE_DECLARATIONS } from './estate.declarations.ts';
import { EVENTS_DECLARATIONS } from './events.declarations.ts';
import { SITE_DECLARATIONS } from './site.declarations.ts';
import { STREAMING_DECLARATIONS } from './streaming.declarations.ts';
import { WRITING_DECLARATIONS } from './writing.declarations.ts';

/**
 * Every table of the site, in the order in which a member is taken out of them: what is found by the audit log comes before it, and what is found by
 * an application or a linked account before those go. A test fails for a table that isn't here.
 */
export const DECLARATIONS: readonly Declaration[] = [
  ...SITE_DECLARATIONS,
  ...WRITING_DECLARATIONS,
  ...STREAMING_DECLARATIONS,
  ...EVENTS_DECLARATIONS,
  ...ESTATE_DECLARATIONS,
  ...APPLICATION_DECLARATIONS,
  ...ACCOUNT_DECLARATIONS,
];

import type { Declaration } from '../../../platform/member-data/member-table.ts';
import { ACCOUNT_DECLARATIONS } from './account.declarations.ts';
import { ESTATE_DECLARATIONS } from './estate.declarations.ts';
import { SITE_DECLARATIONS } from './site.declarations.ts';
import { STREAMING_DECLARATIONS } from './streaming.declarations.ts';
import { WRITING_DECLARATIONS } from './writing.declarations.ts';

/**
 * Tables whose module doesn't own its data of members yet, in the order in which a member is taken out of them: what is found by a linked account comes
 * before it goes. All others are declared next to their table (`*.member-data.ts`). A test fails for a table that is declared nowhere.
 */
export const DECLARATIONS: readonly Declaration[] = [
  ...SITE_DECLARATIONS,
  ...WRITING_DECLARATIONS,
  ...STREAMING_DECLARATIONS,
  ...ESTATE_DECLARATIONS,
  ...ACCOUNT_DECLARATIONS,
];

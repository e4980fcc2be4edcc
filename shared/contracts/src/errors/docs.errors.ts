import { type ErrorRow, row } from './error-row.ts';

/** Errors of the docs and their rules. */
export const DOCS_ERRORS = {
  DOC_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Docs page not found.'),
  RULE_NOT_FOUND: row('NOT_FOUND', 404, /*i18n*/ 'Rule not found.'),
  DOC_STALE: row('UNKNOWN', 409, /*i18n*/ 'Someone else has changed this page.'),
  DOC_SLUG_TAKEN: row('UNKNOWN', 409, /*i18n*/ 'Another page has this address.'),
  DOC_PLACE_REFUSED: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'A page can’t go there: the docs have three levels, and a page can’t be inside itself.',
  ),
  RULE_TAKEN: row(
    'UNKNOWN',
    409,
    /*i18n*/ 'Another page has or had a rule with this id. Ids are never used twice.',
  ),
} as const satisfies Record<string, ErrorRow>;

/**
 * How long a deploy token is valid unless somebody says otherwise, and at the most, in days. Without schemas, so that a page that offers
 * a choice doesn't carry the checks.
 */
export const DEPLOY_TOKEN_DAYS = { usual: 90, most: 365 } as const;

/** What every deploy token starts with, so that it is known when it turns up where it shouldn't. */
export const DEPLOY_TOKEN_PREFIX = 'bwd_';

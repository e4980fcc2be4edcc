/** Default and maximum validity of a deploy token, in days. Without schemas, so that the page with the form doesn't load them. */
export const DEPLOY_TOKEN_DAYS = { usual: 90, most: 365 } as const;

/** Prefix of every deploy token, which makes leaked tokens recognizable. */
export const DEPLOY_TOKEN_PREFIX = 'bwd_';

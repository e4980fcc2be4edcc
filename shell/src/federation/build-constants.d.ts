/**
 * Public keys (base64url, raw) of release sets: the only ones that the shell trusts. The gateway writes them into the page's first script, whose hash
 * is in the CSP, and into the worker's, before anything else runs, so that nothing can change them.
 */
declare const boardwalkReleaseKeys: readonly string[];
/** Version of the kit that this shell shares. */
declare const __KIT_VERSION__: string;

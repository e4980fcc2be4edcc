/**
 * The public keys (base64url, raw) that release sets are signed with: the shell believes nobody else. The gateway writes them into the
 * page's first script, whose hash is in the page's policy, and into the worker's, before anything else runs; nothing can change them.
 */
declare const boardwalkReleaseKeys: readonly string[];
/** The version of the kit that this shell shares. */
declare const __KIT_VERSION__: string;

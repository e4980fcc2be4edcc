/** Pattern of a remote's name, which is used in paths, container names and URLs. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** The release file that a page loads first; it contains the hashes of all others. */
export const REMOTE_ENTRY = 'remote-entry.js';

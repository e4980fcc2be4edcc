/** What a remote may be called. Its name stands in paths, in container names and in addresses. */
export const REMOTE_NAME = /^[a-z][a-z0-9-]{1,39}$/;

/** The file of a release that a page loads first; the hashes of all others stand in it. */
export const REMOTE_ENTRY = 'remote-entry.js';

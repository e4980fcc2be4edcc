/** The file that registers a remote; its hash covers every other script and style, because theirs stand in it. */
export const REMOTE_ENTRY = 'remote-entry.js';

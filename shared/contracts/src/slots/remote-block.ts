import { REMOTE_NAME } from '../releases/remote-name.ts';

// Without schemas: the editor reads it as well.

/** Name of a block that a remote offers for texts. */
export const BLOCK_NAME = /^[a-z][a-z0-9-]{0,39}$/;
/** Id by which a block of a remote finds its content; empty for blocks without one. */
export const BLOCK_ID = /^(?:[A-Za-z0-9][A-Za-z0-9_-]{0,63})?$/;

/** A block of a remote in a text: its remote, its name there, and the id of its content. */
export interface RemoteBlock {
  remote: string;
  block: string;
  id: string;
}

/** Returns whether a value has exactly the form of a block of a remote. Its remote may not exist. */
export function isRemoteBlock(value: Partial<Record<keyof RemoteBlock, unknown>>): value is RemoteBlock {
  const { remote, block, id } = value;
  const fits = (text: unknown, pattern: RegExp) => typeof text === 'string' && pattern.test(text);
  return fits(remote, REMOTE_NAME) && fits(block, BLOCK_NAME) && fits(id, BLOCK_ID);
}

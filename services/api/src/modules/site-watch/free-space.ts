import { statfs } from 'node:fs/promises';

/** How much of a folder's disk is free for this process, from 0 to 1; undefined where it can't be asked. */
export async function freeShareOf(folder: string): Promise<number | undefined> {
  const { bavail, blocks } = await statfs(folder).catch(() => ({ bavail: 0, blocks: 0 }));
  return blocks > 0 ? bavail / blocks : undefined;
}

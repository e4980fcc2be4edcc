import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** How long a page may stay open and still be counted, in milliseconds. */
const OPEN_FOR = 7 * 24 * 60 * 60 * 1000;

const shellsSchema = z.array(z.object({ kit: z.string(), builtAt: z.iso.datetime() }));
type ShellBuild = z.infer<typeof shellsSchema>[number];

/** Notes a build of the shell in `shells.json`, which says which kits pages may still be running. */
export function noteShell(shellDir: string, kit: string): void {
  const file = join(shellDir, 'shells.json');
  const build = { kit, builtAt: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(withShell(readShells(file), build), null, 2));
}

/** The list with one more build, newest first. A kit counts until nobody has been served it for a week. */
export function withShell(before: readonly ShellBuild[], build: ShellBuild): ShellBuild[] {
  const now = Date.parse(build.builtAt);
  // The build before was served until now, however long ago it was made.
  const [latest, ...older] = before;
  const served = latest ? [{ ...latest, builtAt: build.builtAt }, ...older] : [];
  const kept = served.filter(({ builtAt, kit }) => kit !== build.kit && now - Date.parse(builtAt) < OPEN_FOR);
  return [build, ...kept];
}

function readShells(file: string): ShellBuild[] {
  try {
    return shellsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

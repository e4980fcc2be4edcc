import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Time in milliseconds for which an open page counts. */
const MAX_PAGE_AGE_MS = 7 * 24 * 60 * 60 * 1000;

const shellsSchema = z.array(z.object({ kit: z.string(), builtAt: z.iso.datetime() }));
type ShellBuild = z.infer<typeof shellsSchema>[number];

/** Records a build of the shell in `shells.json`, which lists the kits that open pages may run. */
export function noteShell(shellDir: string, kit: string): void {
  const file = join(shellDir, 'shells.json');
  const build = { kit, builtAt: new Date().toISOString() };
  writeFileSync(file, JSON.stringify(withShell(readShells(file), build), null, 2));
}

/** Adds a build to the list, newest first. A kit is listed until a week after it was last served. */
export function withShell(before: readonly ShellBuild[], build: ShellBuild): ShellBuild[] {
  const now = Date.parse(build.builtAt);
  // The previous build was served until now, whenever it was built.
  const [latest, ...older] = before;
  const served = latest ? [{ ...latest, builtAt: build.builtAt }, ...older] : [];
  const others = served.filter(
    ({ builtAt, kit }) => kit !== build.kit && now - Date.parse(builtAt) < MAX_PAGE_AGE_MS,
  );
  return [build, ...others];
}

function readShells(file: string): ShellBuild[] {
  try {
    return shellsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}

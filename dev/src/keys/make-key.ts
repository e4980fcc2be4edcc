import type { KeyObject } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Writes a private key as JWK, unless the file exists. */
export function makeKey(file: string, generate: () => KeyObject): void {
  makeSecret(file, () => jwkText(generate()));
}

/** Returns a private key in the format of its file. */
export const jwkText = (key: KeyObject): string => JSON.stringify(key.export({ format: 'jwk' }));

/** Writes a secret, unless the file exists. If two processes do so simultaneously, both use the secret of the first. */
export function makeSecret(file: string, generate: () => string): void {
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeDraft(draft, `${generate()}\n`, 0o600);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** Replaces the line of a file atomically: readers get the old line or the new one. The owner of the file stays. */
export function replaceFile(file: string, line: string, mode: number): void {
  const draft = `${file}.${process.pid}`;
  writeDraft(draft, `${line}\n`, mode);
  if (existsSync(file)) giveToOwnerOf(file, draft);
  renameSync(draft, file);
}

/** Gives a file to the owner of another one: root creates files for the user who runs the site. */
export function giveToOwnerOf(file: string, given: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(file);
  chownSync(given, uid, gid);
}

/** Writes a draft, over one that a crash has left. The mode is set separately, because `umask` reduces it. */
function writeDraft(draft: string, text: string, mode: number): void {
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode, flush: true });
  chmodSync(draft, mode);
}

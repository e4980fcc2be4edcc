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

/** Writes a private key as JWK, unless the file is there. */
export function makeKey(file: string, generate: () => KeyObject): void {
  makeSecret(file, () => jwkText(generate()));
}

/** A private key as a file holds it. */
export const jwkText = (key: KeyObject): string => JSON.stringify(key.export({ format: 'jwk' }));

/** Writes a secret, unless the file is there. Of two processes that do so at once one wins, and both use what it wrote. */
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

/** Puts a line in the place of a file's at once: whoever reads has the old one or the new one, and its owner stays. */
export function replaceFile(file: string, line: string, mode: number): void {
  const draft = `${file}.${process.pid}`;
  writeDraft(draft, `${line}\n`, mode);
  if (existsSync(file)) giveToOwnerOf(file, draft);
  renameSync(draft, file);
}

/** Root makes files for the user who runs the site. */
export function giveToOwnerOf(file: string, given: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(file);
  chownSync(given, uid, gid);
}

/** A draft that a crash has left is overwritten. The mode is set apart, because `umask` takes away from it. */
function writeDraft(draft: string, text: string, mode: number): void {
  rmSync(draft, { force: true });
  writeFileSync(draft, text, { mode, flush: true });
  chmodSync(draft, mode);
}

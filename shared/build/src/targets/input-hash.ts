import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../workspace/folders.ts';

const IGNORED =
  /(^|\/)(node_modules|\.build|\.data[^/]*|test|testing)(\/|$)|\.(test|stories)\.tsx?$|(^|\/)README\.md$|\.tsbuildinfo$/;

/** Hashes the content of files and folders, without tests and READMEs, which don't affect the build. @param settings further inputs. */
export function inputHash(paths: readonly string[], settings: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(join(ROOT, path))) {
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  for (const setting of settings) hash.update(setting).update('\0');
  return hash.digest('hex').slice(0, 10);
}

function filesOf(path: string): string[] {
  if (IGNORED.test(relative(ROOT, path))) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

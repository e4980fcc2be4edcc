import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { IS_ONE_REMOTE, ROOT } from './folders.ts';

/** Returns the version of the kit in this checkout, which a shell shares and against which remotes are built. */
export function kitVersion(): string {
  const file = IS_ONE_REMOTE
    ? createRequire(join(ROOT, 'package.json')).resolve('@boardwalk/kit/package.json')
    : join(ROOT, 'shared/kit/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The versions of React that shell and remotes accept. A constant, because the packages define theirs in the catalog of the workspace. */
export const REACT = '^19.0.0';

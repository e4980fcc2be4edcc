import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const KIT_PACKAGE = new URL('../../../kit/package.json', import.meta.url);

/** The version of the kit in this checkout: what a shell shares and what a remote is built against. */
export function kitVersion(): string {
  return (JSON.parse(readFileSync(fileURLToPath(KIT_PACKAGE), 'utf8')) as { version: string }).version;
}

/** The versions of React that shell and remotes accept. Said here because the packages name theirs through the catalogue. */
export const REACT = '^19.0.0';

import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { linkPackages } from '@boardwalk/dev/copied-packages';

/** What is made from the source, and what belongs to somebody's own copy. */
const LEFT_OUT = /(^|\/)(node_modules|\.build|\.data[^/]*|\.results|\.git)(\/|$)/;
/** Where the packages of the workspace are. */
const WORKSPACE = ['remotes', 'services', 'shared'];

/**
 * This checkout once more, with nothing built and the packages that are installed here: what is built, edited or run in it leaves the
 * original alone.
 */
export function copyCheckout(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-checkout-'));
  // PostgreSQL refuses to run as root; whoever it runs as has to get here.
  chmodSync(folder, 0o755);
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT_OUT.test(entry)))
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !LEFT_OUT.test(source.slice(ROOT.length)),
    });
  const packages = WORKSPACE.flatMap((part) => readdirSync(join(ROOT, part)).map((name) => join(part, name)));
  linkPackages(folder, ['.', 'shell', 'e2e', 'dev', 'bench', ...packages]);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

import { chmodSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import { linkPackages } from '@boardwalk/dev/copied-packages';

/** Build results, and local data of a checkout. */
const LEFT_OUT = /(^|\/)(node_modules|\.build|\.data[^/]*|\.results|\.git)(\/|$)/;
/** Folders of the workspace's packages. */
const WORKSPACE = ['remotes', 'services', 'shared'];

/**
 * Copies this checkout, without build results and with links to the installed packages: builds, edits and runs in the copy don't change the
 * original.
 */
export function copyCheckout(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-bench-checkout-'));
  // PostgreSQL refuses to run as root; its user must be able to enter the folder.
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

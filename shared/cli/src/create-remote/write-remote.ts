import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '@boardwalk/build/workspace';
import type { RemotePlan } from './remote-plan.ts';
import { filesOf } from './template-files.ts';

/** Writes a remote into the checkout atomically. @returns the paths of its files, from the root. */
export function writeRemote(plan: RemotePlan): string[] {
  const folder = join(ROOT, 'remotes', plan.name);
  // The incomplete folder must not look like a remote.
  const draft = `${folder}.new`;
  const files = filesOf(plan);
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), content);
    }
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return Object.keys(files).map((path) => `remotes/${plan.name}/${path}`);
}

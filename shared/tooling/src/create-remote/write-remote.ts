import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace/folders.ts';
import type { RemotePlan } from './remote-plan.ts';
import { filesOf } from './template-files.ts';

/** Writes a remote into the checkout, all at once. @returns the paths of its files, from the root. */
export function writeRemote(plan: RemotePlan): string[] {
  const folder = join(ROOT, 'remotes', plan.name);
  // Until it is whole it must not look like a remote.
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
  const config = join(ROOT, 'tsconfig.json');
  writeFileSync(config, withReference(readFileSync(config, 'utf8'), plan.name));
  return Object.keys(files).map((path) => `remotes/${plan.name}/${path}`);
}

/** The root's tsconfig with one more remote, after those that are there. */
export function withReference(config: string, name: string): string {
  const line = `    { "path": "remotes/${name}" },\n`;
  const remotes = [...config.matchAll(/^ *\{ "path": "remotes\/.*\n/gm)];
  const last = remotes.at(-1);
  if (!last) return config.replace(/("references": \[\n)/, `$1${line}`);
  const end = last.index + last[0].length;
  // The last entry of the list has no comma after it.
  const before = last[0].includes('},')
    ? config.slice(0, end)
    : config.slice(0, end).replace(/\}\n$/, '},\n');
  return before + (last[0].includes('},') ? line : line.replace(',\n', '\n')) + config.slice(end);
}

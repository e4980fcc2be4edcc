import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MOST_BYTES = 1024 * 1024;

/**
 * Puts the theme's global styles where the kit's style sheet leaves room for them. The theme itself writes them, in a process of its
 * own: a theme that was edited is read anew.
 */
export default async function globalStyles(source) {
  for (const file of readdirSync(this.context)) this.addDependency(join(this.context, file));
  const sheet = pathToFileURL(join(this.context, 'global-sheet.ts')).href;
  const write = `process.stdout.write((await import(${JSON.stringify(sheet)})).globalSheet)`;
  const run = ['--input-type=module', '--no-warnings', '--eval', write];
  const { stdout } = await promisify(execFile)(process.execPath, run, { maxBuffer: MOST_BYTES });
  return source + stdout;
}

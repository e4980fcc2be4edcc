import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const MAX_BYTES = 1024 * 1024;

/**
 * Inserts the theme's global styles into the kit's style sheet. The theme writes them in a separate process, so that an edited theme is
 * loaded again.
 */
export default async function globalStyles(source) {
  for (const file of readdirSync(this.context)) this.addDependency(join(this.context, file));
  const sheet = pathToFileURL(join(this.context, 'global-sheet.ts')).href;
  const write = `process.stdout.write((await import(${JSON.stringify(sheet)})).globalSheet)`;
  const run = ['--input-type=module', '--no-warnings', '--eval', write];
  const { stdout } = await promisify(execFile)(process.execPath, run, { maxBuffer: MAX_BYTES });
  return source + stdout;
}

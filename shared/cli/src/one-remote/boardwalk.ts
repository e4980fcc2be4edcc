import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, readOptions, runCommand } from '@boardwalk/build/command';
import { ROOT, remoteNames } from '@boardwalk/build/workspace';
import { extractMessages, missingTranslations } from '../i18n/extract-messages.ts';
import { runRelease } from '../release/run-release.ts';
import { readPort } from './port-option.ts';

const HELP = `Works on the remote of this folder.

  boardwalk dev [--port 5173]    serves it with hot reload, in the pages of the site
  boardwalk build                builds a release into .build/remotes
  boardwalk check                builds it, checks its types, and reports whether the site could serve it
  boardwalk test [words]         runs its tests with Vitest
  boardwalk i18n                 extracts its messages into src/locales
  boardwalk publish [--promote]  builds, checks and sends a release
  boardwalk promote [version]    serves a version: --to live|canary|staff, --share 10
  boardwalk rollback             returns to an earlier version
  boardwalk end                  stops serving it
  boardwalk failures [version]   lists failures of a version for visitors
  boardwalk link, status, history, verify

The site is "boardwalk": { "site": "…" } in package.json, or --site, or BOARDWALK_SITE.
The deploy token is --token or BOARDWALK_TOKEN.`;

/** Usage of the commands that are not verbs of releases. */
const USAGES: Record<string, string> = {
  dev: `Usage: npx boardwalk dev [--port 5173] [--site https://your-site] [--token bwd_…]

It serves the remote with hot reload, in the pages of the site, and prints the link to them.`,
  test: `Usage: npx boardwalk test [words]

It runs the tests with Vitest; words select the files whose path contains them.`,
  i18n: `Usage: npx boardwalk i18n

It extracts the messages of the source into src/locales, and lists what has no translation.`,
};

await runCommand(async () => {
  const [verb = 'help', ...rest] = process.argv.slice(2);
  process.env.BOARDWALK_SITE ??= siteInManifest();
  const [name = ''] = remoteNames();
  if (['help', '--help', '-h'].includes(verb)) console.info(HELP);
  else if (USAGES[verb] && rest.some((word) => word === '--help' || word === '-h'))
    console.info(USAGES[verb]);
  else if (verb === 'test') tool('vitest', ['run', ...rest]);
  else if (verb === 'i18n') extract();
  else if (verb === 'dev') await develop(name, rest);
  else {
    // Every verb of releases applies to the remote of this folder, with or without its name; `token` takes another operand.
    const operands = verb === 'token' || rest[0] === name ? rest : [name, ...rest];
    process.exitCode = await runRelease([verb, ...operands], process.env, {
      result: (text) => console.info(text),
      log: (line) => console.error(line),
    });
  }
});
// The process would otherwise stay alive because of watchers and sockets of the servers.
process.exit();

async function develop(name: string, args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = readOptions(
    { args, options: { port: text, site: text, token: text } },
    USAGES.dev ?? HELP,
  );
  const { site = process.env.BOARDWALK_SITE, token = process.env.BOARDWALK_TOKEN, port } = values;
  if (!site) throw new PlainError('The site is not set. Add "boardwalk": { "site": "…" } to package.json.');
  const { developAgainst } = await import('./develop-against.ts');
  await developAgainst({ name, site: new URL(site).origin, token, port: readPort(port) });
}

function extract(): void {
  extractMessages(ROOT);
  const catalogues = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])locales[\\/][^\\/]+\.po$/.test(path))
    .map((path) => join('src', path));
  for (const line of missingTranslations(ROOT, catalogues)) console.info(line);
}

function siteInManifest(): string | undefined {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    boardwalk?: { site?: string };
  };
  return manifest.boardwalk?.site;
}

function tool(name: string, args: string[]): void {
  const { status, error } = spawnSync(name, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw new PlainError(`${name} can't be run: ${error.message}. Start it by npm: npm run …`);
  process.exitCode = status ?? 1;
}

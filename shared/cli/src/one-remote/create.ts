import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PlainError, readOptions, runCommand, UsageError } from '@boardwalk/build/command';
import {
  PACKAGE_INDEX_PATH,
  PACKAGES_PATH,
  packageIndexSchema,
  releaseSetSchema,
} from '@boardwalk/contracts';
import { planRemote } from '../create-remote/remote-plan.ts';
import { type Alone, filesOf } from '../create-remote/template-files.ts';
import { fetchDocument } from './fetch-document.ts';

const USAGE =
  'Usage: create-boardwalk-remote <name> --site https://your-site [--title "Shop"] [--path /shop]';

/**
 * Runs `create-boardwalk-remote`: writes a repository for one remote of a site.
 * @param versions of React and of the tools that the repository installs, by package name: those with which the site is built.
 */
export const createRepository = (versions: Record<string, string>): Promise<void> =>
  runCommand(() => writeRepository(versions));

async function writeRepository(versions: Record<string, string>): Promise<void> {
  const { name, site, ...wish } = readCall();
  const folder = resolve(name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PlainError(`${folder} is there already, and not empty.`);
  const [{ packages }, set] = await Promise.all([
    fetchDocument(site, PACKAGE_INDEX_PATH, packageIndexSchema),
    fetchDocument(site, '/api/registry', releaseSetSchema),
  ]);
  const plan = planRemote({ name, ...wish }, set.remotes);
  const find = (wanted: string) => {
    const found = packages.find((one) => one.name === wanted);
    if (!found) throw new PlainError(`${site} serves no package ${wanted}.`);
    return { version: found.version, address: `${site}${PACKAGES_PATH}${found.file}` };
  };
  const alone: Alone = {
    site,
    kit: find('@boardwalk/kit'),
    cli: find('@boardwalk/cli'),
    versions,
  };
  for (const [path, content] of Object.entries(filesOf(plan, alone))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  console.info(`
"${plan.title}" was created in ${folder}, for ${site}. Its page will be at ${plan.path}.
  cd ${name}
  npm install
  npm test
  BOARDWALK_TOKEN=bwd_… npm run dev

The README there describes how to get the token, and how to release.`);
}

function readCall() {
  const text = { type: 'string' } as const;
  const call = { allowPositionals: true, options: { site: text, title: text, path: text } } as const;
  const { values, positionals } = readOptions(call, USAGE);
  const [name, ...rest] = positionals;
  const wrong = (message: string) => new UsageError(`${message}\n${USAGE}`);
  if (name === undefined || rest.length > 0) throw wrong('Name one remote.');
  if (!values.site) throw wrong('Name the site: --site https://your-site');
  const site = URL.parse(values.site);
  if (!site) throw wrong(`"${values.site}" is not the address of a site.`);
  return { ...values, name, site: site.origin };
}

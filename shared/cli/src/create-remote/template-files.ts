import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kitVersion } from '@boardwalk/build/workspace';
import { catalogues } from './catalogues.ts';
import type { RemotePlan } from './remote-plan.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const TEMPLATE_ALONE = join(import.meta.dirname, 'template-alone');
/** Files that a repository of its own has in another form, or lacks. */
const OF_CHECKOUT = ['package.json', 'tsconfig.json'];

/** Further inputs of a remote in a repository of its own: its site, and the addresses of the packages. */
export interface Alone {
  /** The site's origin. */
  site: string;
  kit: { version: string; address: string };
  cli: { version: string; address: string };
  /** Exact versions by the name of the package. */
  versions: Record<string, string>;
}

/** Returns the files of a new remote: content by path inside its folder. @param alone for a repository of its own; otherwise the remote is part of this checkout. */
export function filesOf(plan: RemotePlan, alone?: Alone): Record<string, string> {
  const values = Object.entries({ ...valuesOf(plan, alone?.kit.version), ...(alone && placesOf(alone)) });
  const fill = (text: string) =>
    values.reduce((filled, [name, value]) => filled.replaceAll(`__${name}__`, value), text);
  const filled = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [fill(relative(folder, file).replace(/\.txt$/, '')), fill(readFileSync(file, 'utf8'))]);
  const own = filled(TEMPLATE).filter(([path = '']) => !alone || !OF_CHECKOUT.includes(path));
  const files = [...own, ...(alone ? filled(TEMPLATE_ALONE) : [])];
  return { ...Object.fromEntries(files), ...catalogues(plan) };
}

function placesOf({ site, kit, cli, versions }: Alone): Record<string, string> {
  return {
    SITE: site,
    SCHEMA: '\n  "$schema": "./node_modules/@boardwalk/cli/remote.schema.json",',
    KIT_ADDRESS: kit.address,
    CLI_ADDRESS: cli.address,
    VERSIONS: Object.entries(versions)
      .map(([name, version]) => `    "${name}": "${version}"`)
      .join(',\n'),
  };
}

function valuesOf({ name, title, path, order }: RemotePlan, kit = kitVersion()): Record<string, string> {
  return {
    NAME: name,
    TITLE: title,
    PATH: path,
    ORDER: String(order),
    KIT: kit,
    SCHEMA: '',
    COMPONENT: name
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { kitVersion } from '../presets/kit-version.ts';
import { catalogues } from './catalogues.ts';
import type { RemotePlan } from './remote-plan.ts';

const TEMPLATE = join(import.meta.dirname, 'template');

/** The files of a new remote: path inside its folder → content. */
export function filesOf(plan: RemotePlan): Record<string, string> {
  const fill = (text: string) =>
    Object.entries(valuesOf(plan)).reduce(
      (filled, [name, value]) => filled.replaceAll(`__${name}__`, value),
      text,
    );
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [fill(relative(TEMPLATE, file).replace(/\.txt$/, '')), fill(readFileSync(file, 'utf8'))]);
  return { ...Object.fromEntries(files), ...catalogues(plan) };
}

function valuesOf({ name, title, path, order }: RemotePlan): Record<string, string> {
  return {
    NAME: name,
    TITLE: title,
    PATH: path,
    ORDER: String(order),
    KIT: kitVersion(),
    COMPONENT: name
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  };
}

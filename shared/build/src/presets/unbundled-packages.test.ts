import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyPackages } from './unbundled-packages.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boardwalk-packages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Creates a package in a store of its own, next to links to its dependencies, in the layout of pnpm. */
function store(name: string, version: string, manifest: object = {}, needs: string[] = []): string {
  const modules = join(root, 'store', `${name.replace('/', '+')}@${version}`, 'node_modules');
  const folder = join(modules, name);
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version, ...manifest }));
  writeFileSync(join(folder, 'index.js'), version);
  for (const need of needs) link(need, modules);
  return folder;
}

function link(folder: string, modules: string): void {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  mkdirSync(join(modules, name, '..'), { recursive: true });
  symlinkSync(folder, join(modules, name));
}

const copied = (name: string) => {
  const file = join(root, 'out', name, 'index.js');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

it('copies a package with all dependencies, and the optional ones that are installed', () => {
  const deep = store('deep', '3');
  const native = store('@img/native', '2', { dependencies: { deep: '*' } }, [deep]);
  const optionalDependencies = { '@img/native': '*', '@img/elsewhere': '*' };
  const picture = store('picture', '1', { dependencies: { deep: '*' }, optionalDependencies }, [
    deep,
    native,
  ]);
  const service = join(root, 'service');
  link(picture, join(service, 'node_modules'));
  copyPackages(['picture'], service, join(root, 'out'));
  expect(['picture', '@img/native', 'deep', '@img/elsewhere'].map(copied)).toEqual([
    '1',
    '2',
    '3',
    undefined,
  ]);
  expect(existsSync(join(root, 'out', 'picture', 'node_modules'))).toBe(false);
});

it('rejects a missing package, and two versions of one package', () => {
  const service = join(root, 'service');
  mkdirSync(service);
  expect(() => copyPackages(['nothing'], service, join(root, 'out'))).toThrow('nothing isn’t installed');
  const one = store('one', '1', { dependencies: { deep: '*' } }, [store('deep', '1')]);
  const other = store('other', '1', { dependencies: { deep: '*' } }, [store('deep', '2')]);
  for (const folder of [one, other]) link(folder, join(service, 'node_modules'));
  expect(() => copyPackages(['one', 'other'], service, join(root, 'out'))).toThrow('Two versions of deep');
});

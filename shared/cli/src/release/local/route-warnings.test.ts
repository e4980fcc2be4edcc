import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { LocalRelease } from './local-release.ts';
import { routesOf, routeWarnings } from './route-warnings.ts';

const BUNDLE = `
const kit = require('@boardwalk/kit');
const { createContext } = require('react');
const { join } = require('node:path');
const Context = createContext(\`\${kit.name}\`);
class Problem extends kit.ApiError {}
for (const part of kit.parts) part.register(new Problem());
module.exports = {
  default: kit.defineRemote({
    routes: [
      { path: join('/', 'shop'), children: [{ index: true }, { path: ':id', loader: kit.load(Context) }] },
      { path: '/shop/sale/', Component: kit.memo(() => null) },
    ],
  }),
};`;

it('reads the leaves of the routes without React and the kit', () => {
  expect(routesOf(BUNDLE)).toEqual(['/shop', '/shop/:id', '/shop/sale/']);
});

it('reads nothing of a bundle that fails', () => {
  expect(routesOf('throw new Error("no window")')).toBeUndefined();
  expect(routesOf('module.exports = {};')).toBeUndefined();
});

it('names routes that only the manifest or only the code has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwalk-routes-'));
  const routes = [{ path: '/shop' }, { path: '/shop/:id' }, { path: '/shop/orders' }];
  const release = { folder, description: { routes } } as unknown as LocalRelease;
  expect(routeWarnings(release)).toEqual([]);
  mkdirSync(join(folder, 'server'));
  writeFileSync(join(folder, 'server/remote.js'), BUNDLE);
  expect(routeWarnings(release)).toEqual([
    'remote.json: the route /shop/orders is not in the code; its page would not be found.',
    'remote.json: the route /shop/sale/ of the code is missing; no page is served there.',
  ]);
  rmSync(folder, { recursive: true });
});

import { expect, it } from 'vitest';
import { packagesOf } from './locked-packages.ts';

const LOCKFILE = `lockfileVersion: '9.0'

importers:

  remotes/home:
    dependencies:
      '@boardwalk/kit':
        specifier: workspace:*
        version: link:../../shared/kit
      react-dom:
        specifier: 'catalog:'
        version: 19.3.1(react@19.3.1)

  remotes/shop:
    dependencies:
      recharts:
        specifier: ^3.0.0
        version: 3.1.0

packages:

  react@19.3.1:
    resolution: {integrity: sha512-x}

snapshots:

  '@scope/sign@1.0.0': {}

  react-dom@19.3.1(react@19.3.1):
    dependencies:
      react: 19.3.1
      scheduler: 0.27.0

  react@19.3.1: {}

  recharts@3.1.0:
    dependencies:
      '@scope/sign': 1.0.0
      other-name: recharts@3.1.0

  scheduler@0.27.0: {}
`;

it('finds the packages of a folder with all their dependencies, and none of other folders', () => {
  expect(packagesOf(LOCKFILE, ['remotes/home'])).toEqual([
    'react-dom@19.3.1(react@19.3.1)',
    'react@19.3.1',
    'scheduler@0.27.0',
  ]);
  expect(packagesOf(LOCKFILE, ['remotes/shop'])).toEqual(['@scope/sign@1.0.0', 'recharts@3.1.0']);
  expect(packagesOf(LOCKFILE, ['remotes/gone'])).toEqual([]);
});

import { expect, it } from 'vitest';
import { manifestOf, PLANS } from './package-plans.ts';

const EXACT = /^\d+\.\d+\.\d+/;

it.each(Object.entries(PLANS))('%s can be installed outside of this checkout', (_, plan) => {
  const {
    dependencies = {},
    devDependencies,
    private: isPrivate,
    bundleDependencies = [],
  } = manifestOf(plan);
  for (const version of Object.values(dependencies)) expect(version).toMatch(EXACT);
  expect(devDependencies).toBeUndefined();
  expect(isPrivate).toBeUndefined();
  // No registry has the packages of this repository: they are bundled.
  const own = Object.keys(dependencies).filter((name) => name.startsWith('@boardwalk/'));
  expect(own).toEqual(bundleDependencies);
});

it('passes the versions of the site’s React and tools to the template', () => {
  const { templateVersions } = manifestOf(PLANS.create);
  expect(templateVersions).toMatchObject({
    react: expect.stringMatching(EXACT),
    vitest: expect.stringMatching(EXACT),
  });
});

it('exports the kit and its test helpers, with the libraries that they need', () => {
  const { exports, dependencies, peerDependencies, sideEffects } = manifestOf(PLANS.kit);
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './testing': { types: './dist/testing/outside.d.ts', default: './dist/testing/outside.js' },
    './package.json': './package.json',
  });
  expect(dependencies).toMatchObject({
    '@testing-library/react': expect.stringMatching(EXACT),
    'axe-core': expect.stringMatching(EXACT),
  });
  // A copy of its own would not run the hooks of the team's tests.
  expect(dependencies).not.toHaveProperty('vitest');
  expect(peerDependencies).toEqual({ vitest: expect.stringMatching(/^\^\d+\.0\.0$/) });
  // Importing the helpers registers hooks.
  expect(sideEffects).toEqual(['./dist/forms/checks-without-eval.js', './dist/testing/*.js']);
});

it('leaves React and the kit of rich text to the team, and bundles the contracts', () => {
  const { dependencies, peerDependencies, bundleDependencies } = manifestOf(PLANS['rich-text']);
  expect(peerDependencies).toEqual({
    '@boardwalk/kit': `^${manifestOf(PLANS.kit).version}`,
    react: expect.any(String),
    'react-dom': expect.any(String),
  });
  for (const name of Object.keys(peerDependencies ?? {})) expect(dependencies).not.toHaveProperty(name);
  expect(bundleDependencies).toEqual(['@boardwalk/contracts']);
  // The bundled contracts need it.
  expect(dependencies).toHaveProperty('zod', manifestOf(PLANS.contracts).dependencies?.zod);
});

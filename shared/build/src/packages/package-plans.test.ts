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

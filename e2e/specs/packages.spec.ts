import { createHash } from 'node:crypto';
import { PACKAGE_INDEX_PATH, PACKAGES_PATH, packageIndexSchema } from '@boardwalk/contracts';
import { DAILY } from '../fixtures/daily.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'the site serves the packages for teams outside, each with the bytes of the list’s hash',
  DAILY,
  async ({ request }) => {
    const { packages } = packageIndexSchema.parse(await (await request.get(PACKAGE_INDEX_PATH)).json());
    expect(packages.map(({ name }) => name).sort()).toEqual([
      '@boardwalk/cli',
      '@boardwalk/contracts',
      '@boardwalk/kit',
      'create-boardwalk-remote',
    ]);
    for (const { file, version, integrity } of packages) {
      const answer = await request.get(`${PACKAGES_PATH}${file}`);
      expect(file).toContain(version);
      // During development another build of the same version may have other bytes.
      expect(answer.headers()['cache-control']).toBe('no-cache');
      expect(
        `sha512-${createHash('sha512')
          .update(await answer.body())
          .digest('base64')}`,
      ).toBe(integrity);
    }
  },
);

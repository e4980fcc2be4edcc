import { expect, it } from 'vitest';
import { SiteError } from '../site/site-error.ts';
import { withKnownVersions } from './managed-remotes.ts';

it('adds the known versions to the error about an unknown version only', () => {
  const shop = { name: 'shop', versions: [{ version: '1.1.0' }, { version: '1.0.0' }] };
  const unknown = new SiteError('Release not found.', 'RELEASE_NOT_FOUND');
  expect(withKnownVersions(unknown, shop)).toMatchObject({
    message: 'Release not found. Versions of shop: 1.1.0, 1.0.0.',
    code: 'RELEASE_NOT_FOUND',
  });
  const refused = new SiteError('no', 'TOKEN_OUT_OF_SCOPE');
  expect(withKnownVersions(refused, shop)).toBe(refused);
});

import { expect, it } from 'vitest';
import { remoteManifestJsonSchema, remoteManifestSchema } from './remote-manifest.ts';

const manifest = (access: unknown) => ({
  name: 'shop',
  kit: '^1.0.0',
  routes: [{ path: '/shop', access, title: 'Shop' }],
});

it('lists the allowed values if the access of a route is unknown', () => {
  const { error } = remoteManifestSchema.safeParse(manifest('everyone'));
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['routes', 0, 'access'],
      message: expect.stringMatching(/"public", "member" or .*OWNER/),
    }),
  ]);
});

it('accepts the URL of its JSON schema, which requires a name, a kit and routes', () => {
  const $schema = './node_modules/@boardwalk/cli/remote.schema.json';
  expect(remoteManifestSchema.parse({ $schema, ...manifest('public') })).toMatchObject({ name: 'shop' });
  expect(remoteManifestJsonSchema()).toMatchObject({
    type: 'object',
    required: ['name', 'kit', 'routes'],
    properties: { navigation: { type: 'array' } },
  });
});

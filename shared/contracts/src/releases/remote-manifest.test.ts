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
      message: expect.stringMatching(/"public", "member", .*OWNER/),
    }),
  ]);
});

it('requires a permission of a team link and an icon of a tab', () => {
  const parse = (link: object) =>
    remoteManifestSchema.safeParse({
      ...manifest('member'),
      navigation: [{ label: 'Shop', to: '/shop', order: 1, ...link }],
    });
  expect(parse({ area: 'team' }).error?.issues[0]).toMatchObject({
    path: ['navigation', 0, 'permission'],
    message: 'A link of the team needs a permission.',
  });
  expect(parse({ area: 'tab' }).error?.issues[0]).toMatchObject({ path: ['navigation', 0, 'icon'] });
  expect(parse({ area: 'team', permission: 'users.read', pages: ['/shop/:id'] }).success).toBe(true);
  expect(parse({ area: 'tab', icon: 'star' }).success).toBe(true);
});

it('accepts a count of an endpoint of the API only', () => {
  const parse = (endpoint: string) =>
    remoteManifestSchema.safeParse({
      ...manifest('member'),
      navigation: [
        { area: 'mine', label: 'My orders', to: '/shop', order: 1, waiting: { endpoint, field: 'open' } },
      ],
    }).success;
  expect(parse('GET /api/x/shop/orders')).toBe(true);
  expect(parse('POST /api/x/shop/orders')).toBe(false);
  expect(parse('GET https://elsewhere.example/api')).toBe(false);
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

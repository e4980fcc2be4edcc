import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DevelopmentRemote } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { linkToDevelopment } from './development-link.ts';
import { SiteClient } from './site/site-client.ts';

const refusal = {
  message: 'This release needs approval.',
  type: 'AUTHORIZATION',
  status: 403,
  details: { code: 'RELEASE_WAITS' },
  requestId: 'r',
};

it('names the kind of token that development needs when the token is not approved', async () => {
  const server = createServer((_, response) => response.writeHead(403).end(JSON.stringify(refusal)));
  await once(server.listen(0, 'localhost'), 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = new SiteClient({ origin, token: 'bwd_x', log: () => {} });
  const link = linkToDevelopment(client, 'shop', { development: {} as DevelopmentRemote });
  await expect(link).rejects.toThrow(
    /^Developing in the site's pages needs an approved token\..*\/admin\/releases\.$/,
  );
  await expect(link).rejects.toMatchObject({ code: 'RELEASE_WAITS' });
  server.close();
});

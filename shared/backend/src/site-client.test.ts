import { type EndpointKey, type EndpointRequest, endpoint } from '@boardwalk/contracts';
import { expect, expectTypeOf, it } from 'vitest';
import {
  createSiteClient,
  type SiteAuditEntry,
  type SiteDocument,
  SiteError,
  type SiteInboxItem,
  type SiteNotification,
} from './site-client.ts';

interface Sent {
  key: string;
  headers: Headers;
  body: unknown;
}

/** Returns a client whose calls are recorded and answered. */
function clientWith(answer: () => Response) {
  const sent: Sent[] = [];
  const client = createSiteClient({
    site: 'https://site.example',
    key: 'bwb_secret',
    fetch: async (input, init) => {
      const { pathname, search } = new URL(String(input));
      sent.push({
        key: `${init?.method} ${pathname}${search}`,
        headers: new Headers(init?.headers),
        body: init?.body === undefined ? undefined : JSON.parse(String(init.body)),
      });
      return answer();
    },
  });
  return { client, sent };
}

const empty = () => new Response(null, { status: 204 });
const refused = (status: number, code: string) => () =>
  Response.json({ message: 'No.', details: { code } }, { status });

it('sends bodies that the site’s endpoints accept', async () => {
  const { client, sent } = clientWith(() => Response.json({ sent: true }));
  await client.notify({
    kind: 'polls.closed',
    subject: '7',
    to: { members: ['m1'] },
    values: { title: 'Ferry' },
    path: '/polls/7',
  });
  await client.inbox.open({ kind: 'polls.reported', subject: '7', title: 'Ferry', path: '/polls/7' });
  await client.audit({ action: 'polls.removed', actor: 'm1', target: { id: '7', label: 'Ferry' } });
  await client.search.publish([
    { id: '7', kind: 'polls.poll', title: 'Ferry', path: '/polls/7', access: 'public' },
  ]);
  await client.live('polls.votes', { id: '7', data: { votes: 3 } });
  const keys: EndpointKey[] = [
    'POST /api/backend/notifications',
    'PUT /api/backend/inbox/:kind/:subject',
    'POST /api/backend/audit',
    'PUT /api/backend/search',
    'POST /api/backend/live',
  ];
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(
    keys.map(() => 'Bearer bwb_secret'),
  );
  for (const [place, key] of keys.entries())
    expect(endpoint(key).body?.safeParse(sent[place]?.body).error, key).toBeUndefined();
});

it('has the types of the endpoints', () => {
  type Body<K extends EndpointKey> = EndpointRequest<K> extends { body: infer B } ? B : never;
  expectTypeOf<SiteNotification>().toExtend<
    Omit<Body<'POST /api/backend/notifications'>, 'to'> & { to: unknown }
  >();
  expectTypeOf<Omit<SiteInboxItem, 'kind' | 'subject'>>().toExtend<
    Body<'PUT /api/backend/inbox/:kind/:subject'>
  >();
  expectTypeOf<SiteAuditEntry>().toExtend<Body<'POST /api/backend/audit'>>();
  expectTypeOf<SiteDocument>().toExtend<Body<'PUT /api/backend/search'>['documents'][number]>();
});

it('encodes ids in paths', async () => {
  const { client, sent } = clientWith(empty);
  await client.withdraw('polls.closed', 'a/b?c');
  await client.inbox.close('polls.reported', '7', 'm&1');
  await client.search.remove('../x');
  await client.search.removeAll();
  expect(sent.map(({ key }) => key)).toEqual([
    'DELETE /api/backend/notifications/polls.closed/a%2Fb%3Fc',
    'DELETE /api/backend/inbox/polls.reported/7?by=m%261',
    'DELETE /api/backend/search/..%2Fx',
    'DELETE /api/backend/search',
  ]);
});

it('publishes many documents in calls of 100', async () => {
  const { client, sent } = clientWith(empty);
  const documents = Array.from(
    { length: 250 },
    (_, place): SiteDocument => ({
      id: String(place),
      kind: 'polls.poll',
      title: 'x',
      path: '/polls',
      access: 'members',
    }),
  );
  await client.search.publish(documents);
  expect(sent.map(({ body }) => (body as { documents: unknown[] }).documents.length)).toEqual([100, 100, 50]);
});

it('returns null for a member who is gone, and rejects with the site’s code otherwise', async () => {
  expect(await clientWith(refused(404, 'USER_NOT_FOUND')).client.member('m1')).toBeNull();
  const failing = clientWith(refused(422, 'NOT_DECLARED')).client.live('polls.votes');
  await expect(failing).rejects.toMatchObject({
    status: 422,
    code: 'NOT_DECLARED',
    message: 'No.',
    isTemporary: false,
  });
  await expect(clientWith(refused(429, 'TOO_MANY_REQUESTS')).client.member('m1')).rejects.toMatchObject({
    isTemporary: true,
  });
});

it('reports a site that can’t be reached, or answers nonsense', async () => {
  const away = createSiteClient({
    site: 'https://site.example',
    key: 'k',
    fetch: () => Promise.reject(new TypeError('fetch failed')),
  });
  await expect(away.search.removeAll()).rejects.toSatisfy(
    (error: SiteError) => error instanceof SiteError && error.status === 0 && error.isTemporary,
  );
  const proxy = clientWith(() => new Response('<html>', { status: 502 })).client;
  await expect(proxy.search.removeAll()).rejects.toMatchObject({ status: 502, isTemporary: true });
});

import type { Inquiry } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { SALE, startMarket } from '../../../../test/test-market.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';
import { Database } from '../../../platform/database/database.ts';
import { InboxAreasService } from '../../inbox/inbox-areas.service.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

const ask = (listing: string, text: string, token = market.buyer) =>
  api.call(`POST /api/listings/${listing}/inquiries`, { token, body: { text } });
const write = (id: string, text: string, token = market.seller) =>
  api.call(`POST /api/inquiries/${id}/messages`, { token, body: { text } });
const find = async (id: string, token: string): Promise<Inquiry> =>
  (await api.call(`GET /api/inquiries/${id}`, { token })).body;
const read = (id: string, token: string) => api.call(`POST /api/inquiries/${id}/read`, { token });
const texts = async (id: string, token = market.buyer) =>
  (await api.call(`GET /api/inquiries/${id}/messages?limit=100`, { token })).body.items.map(
    ({ text }) => text,
  );
const notificationsOf = async (token: string, id: string) =>
  (await inboxAfterFanout(api, token)).filter(({ href }) => href === `/real-estate/messages/${id}`);
const waiting = (id: string) =>
  api.database.sql<{ closed: boolean; note: string; closed_by: string | null }>(
    `SELECT closed_at IS NOT NULL AS closed, note, closed_by FROM inbox_items WHERE kind = 'property-inquiry' AND subject = $1`,
    [id],
  );

describe('a conversation', () => {
  it('is started by a member, continued by both, and unread until it is read', async () => {
    const { id: listing, property } = await market.offered();
    expectError(await ask(listing, 'Well?', market.seller), 403, 'LISTING_OWN');
    const { status, body } = await ask(listing, 'Does the roof hold?');
    expect([status, body]).toMatchObject([
      201,
      {
        side: 'member',
        unread: false,
        open: true,
        member: { username: 'bert' },
        seller: { username: 'selma' },
        listing: { id: listing, state: 'active' },
        property: { id: property.id },
        last: { text: 'Does the roof hold?', mine: true },
      },
    ]);
    const { id } = body;
    expect(await find(id, market.seller)).toMatchObject({
      side: 'seller',
      unread: true,
      last: { mine: false },
    });
    const { body: answer } = await write(id, 'It does.');
    expect(answer).toMatchObject({ text: 'It does.', mine: true, author: { username: 'selma' } });
    expect(await find(id, market.seller)).toMatchObject({ unread: false });
    expect(await find(id, market.buyer)).toMatchObject({ unread: true });
    expect((await read(id, market.buyer)).status).toBe(204);
    expect(await find(id, market.buyer)).toMatchObject({ unread: false });
    expect((await ask(listing, 'And the door?')).body.id).toBe(id);
    expect(await texts(id)).toEqual(['And the door?', 'It does.', 'Does the roof hold?']);
  });

  it('is hidden from everyone else, even from the staff', async () => {
    const { id: listing } = await market.offered();
    const { id } = (await ask(listing, 'Hello')).body;
    for (const token of [await api.as('rival'), market.staff]) {
      expectError(await api.call(`GET /api/inquiries/${id}`, { token }), 404, 'INQUIRY_NOT_FOUND');
      expectError(await write(id, 'Hi', token), 404, 'INQUIRY_NOT_FOUND');
      expectError(await read(id, token), 404, 'INQUIRY_NOT_FOUND');
    }
    expectError(
      await api.call('GET /api/inquiries?box=city', { token: market.seller }),
      403,
      'ACCESS_DENIED',
    );
  });

  it('is created once by two simultaneous first messages, and notifies once until its messages are read', async () => {
    const { id: listing, property } = await market.offered();
    const both = await Promise.all([ask(listing, 'One'), ask(listing, 'Two')]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [id = ''] = new Set(both.map(({ body }) => body.id));
    expect(both.map(({ body }) => body.id)).toEqual([id, id]);
    expect((await texts(id)).sort()).toEqual(['One', 'Two']);
    await ask(listing, 'Three');
    expect(await notificationsOf(market.seller, id)).toMatchObject([
      { type: 'estate.message', actor: { username: 'bert' }, facts: { title: property.title, count: 3 } },
    ]);
    expect(await notificationsOf(market.buyer, id)).toEqual([]);
    await write(id, 'Yes?');
    expect(await notificationsOf(market.buyer, id)).toMatchObject([
      { facts: { count: 1 }, actor: { username: 'selma' } },
    ]);
  });

  it('starts while the property is listed, continues afterwards, and closes when a side is deleted', async () => {
    const { id: listing, version } = await market.offered();
    const { id } = (await ask(listing, 'Hello')).body;
    await market.move(market.seller, { id: listing, version }, 'withdraw');
    expectError(await ask(listing, 'Hello', await api.as('rival')), 409, 'LISTING_STATE_REFUSED');
    expect((await ask(listing, 'A pity')).status).toBe(201);
    expect((await write(id, 'Indeed')).status).toBe(201);
    const leaver = await api.as('lena');
    const on = await market.property();
    const theirs = (await ask((await market.offered(SALE, on)).id, 'Still there?', leaver)).body;
    await api.database.sql(`UPDATE users SET account_state = 'banned' WHERE username = 'lena'`);
    expect(await find(theirs.id, market.seller)).toMatchObject({ open: false });
    expectError(await write(theirs.id, 'Yes'), 409, 'INQUIRY_CLOSED');
    const sold = await market.offered();
    const mine = (await ask(sold.id, 'Hello')).body;
    await api.database.sql(`UPDATE inquiries SET seller_id = NULL WHERE id = $1`, [mine.id]);
    expect(await find(mine.id, market.buyer)).toMatchObject({ open: false, seller: null });
    expectError(await write(mine.id, 'Hello?', market.buyer), 409, 'INQUIRY_CLOSED');
    expectError(await ask(sold.id, 'Hello?'), 409, 'INQUIRY_CLOSED');
  });

  it('is listed for both sides, latest message first, page by page', async () => {
    const token = await api.as('paula');
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1)
      ids.unshift((await ask((await market.offered()).id, `${at}`, token)).body.id);
    const last = ids.at(-1) ?? '';
    await write(last, 'First again');
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const path = `GET /api/inquiries?limit=2${cursor && `&cursor=${cursor}`}` as 'GET /api/inquiries';
      const { body } = await api.call(path, { token });
      seen.push(...body.items.map(({ id }) => id));
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    expect(seen).toEqual([last, ...ids.slice(0, -1)]);
    const { body: theirs } = await api.call('GET /api/inquiries?limit=1', { token: market.seller });
    expect(theirs.items).toMatchObject([{ id: last, side: 'seller' }]);
  });
});

describe('a question to the city', () => {
  it('is in the inbox of the staff until one of them responds', async () => {
    const { id: listing } = await market.offered(SALE, await market.property(null), market.staff);
    expectError(await ask(listing, 'Me', market.staff), 403, 'LISTING_OWN');
    const { id, seller } = (await ask(listing, 'Is there a cellar?')).body;
    expect(seller).toBeNull();
    expect(await waiting(id)).toMatchObject([{ closed: false, note: 'Is there a cellar?' }]);
    const city = await api.call('GET /api/inquiries?box=city', { token: market.staff });
    expect(city.body.items).toMatchObject([{ id, side: 'seller', unread: true }]);
    const [item] = (await api.call('GET /api/inbox?kind=property-inquiry', { token: market.staff })).body
      .items;
    expect(item).toMatchObject({ href: `/real-estate/messages/${id}` });
    await write(id, 'Two of them.', market.staff);
    expect(await waiting(id)).toMatchObject([{ closed: true }]);
    expect(await notificationsOf(market.buyer, id)).toMatchObject([{ actor: { username: 'stella' } }]);
    await ask(listing, 'Dry ones?');
    expect((await waiting(id)).filter(({ closed }) => !closed)).toMatchObject([{ note: 'Dry ones?' }]);
    await api.database.sql(`DELETE FROM inbox_items`);
    await api.get(Database).transaction(() => api.get(InboxAreasService).refill());
    expect(await waiting(id)).toMatchObject([{ closed: false, note: 'Dry ones?' }]);
  });
});

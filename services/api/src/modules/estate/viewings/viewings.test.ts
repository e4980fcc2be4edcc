import { ESTATE_LIMITS, type Viewing } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makeMembers } from '../../../../test/test-calendar.ts';
import { SALE, startMarket } from '../../../../test/test-market.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';
import { ViewingsService } from './viewings.service.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

const began = Date.now();
const inMinutes = (minutes: number) => new Date(began + minutes * 60_000).toISOString();
const add = (listing: string, minutes: number, token = market.seller, lasts = 30) =>
  api.call(`POST /api/listings/${listing}/viewings`, {
    token,
    body: { startsAt: inMinutes(minutes), minutes: lasts },
  });
const act = (id: string, action: 'book' | 'cancel', token = market.buyer) =>
  api.call(`POST /api/viewings/${id}/${action}` as 'POST /api/viewings/:id/:action', { token });
const list = async (listing: string, token = market.buyer): Promise<Viewing[]> =>
  (await api.call(`GET /api/listings/${listing}/viewings`, { token })).body.items;
const mine = async (token: string) => (await api.call('GET /api/viewings/mine', { token })).body.items;
const notificationsOf = async (token: string, type: string, property: string) =>
  (await inboxAfterFanout(api, token)).filter(
    (one) => one.type === type && one.href === `/real-estate/${property}`,
  );

describe('viewings', () => {
  it('are added by the seller, at most sixty days ahead, and never overlap', async () => {
    const { id } = await market.offered();
    expectError(await add(id, 100, market.buyer), 403, 'ACCESS_DENIED');
    expectError(await add(id, 4), 422, 'VIEWING_TIME_REFUSED');
    expectError(await add(id, 61 * 1_440), 422, 'VIEWING_TIME_REFUSED');
    const { status, body } = await add(id, 100);
    expect([status, body]).toMatchObject([201, { booked: false, may: { book: false, remove: true } }]);
    for (const minutes of [71, 100, 129]) expectError(await add(id, minutes), 409, 'VIEWING_OVERLAPS');
    expect((await add(id, 70)).status).toBe(201);
    expect((await add(id, 130)).status).toBe(201);
    const shown = await list(id);
    expect(shown.map(({ startsAt }) => startsAt)).toEqual(shown.map(({ startsAt }) => startsAt).sort());
    expect(shown[0]).toMatchObject({ guest: null, may: { book: true, cancel: false, remove: false } });
    const racing = await Promise.all(Array.from({ length: 10 }, () => add(id, 300)));
    expect(racing.filter(({ status: one }) => one === 201)).toHaveLength(1);
  });

  it('are limited to thirty upcoming ones, and require an active listing', async () => {
    const { id, version } = await market.offered();
    await api.database.sql(
      `INSERT INTO viewings (listing_id, starts_at, minutes) SELECT $1, now() + make_interval(hours => n), 30 FROM generate_series(-5, $2::int) n WHERE n <> 0`,
      [id, ESTATE_LIMITS.viewings - 1],
    );
    expect((await add(id, 95, market.seller, 20)).status).toBe(201);
    expectError(await add(id, 155, market.seller, 20), 409, 'VIEWINGS_FULL');
    await market.move(market.seller, { id, version }, 'withdraw');
    expectError(await add(id, 90), 409, 'LISTING_STATE_REFUSED');
    expect(await list(id)).toEqual([]);
    expectError(
      await api.call('GET /api/listings/00000000-0000-4000-8000-000000000000/viewings', {
        token: market.buyer,
      }),
      404,
      'LISTING_NOT_FOUND',
    );
  });

  it('are booked by one of fifty simultaneous requests, and notify the seller once', async () => {
    const { id, property } = await market.offered();
    const { body: viewing } = await add(id, 100);
    const guests = await makeMembers(api, 50, 'guest');
    const answers = await Promise.all(guests.map((token) => act(viewing.id, 'book', token)));
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    expect(taken[0]?.body).toMatchObject({ booked: true, mine: true, may: { cancel: true } });
    expect(await notificationsOf(market.seller, 'estate.viewing', property.id)).toMatchObject([
      { actor: { username: taken[0]?.body.guest?.username }, facts: { publishAt: viewing.startsAt } },
    ]);
    expect((await list(id, market.buyer))[0]).toMatchObject({ booked: true, mine: false, guest: null });
    expect((await list(id, market.seller))[0]?.guest).toEqual(taken[0]?.body.guest);
  });

  it('are limited to one per guest, closed to the seller, and free again after a cancellation by either side', async () => {
    const { id, property } = await market.offered();
    const [one, two] = [(await add(id, 100)).body, (await add(id, 200)).body];
    expectError(await act(one.id, 'book', market.seller), 403, 'LISTING_OWN');
    expectError(await act(one.id, 'cancel'), 409, 'VIEWING_STATE_REFUSED');
    const both = await Promise.all([act(one.id, 'book'), act(two.id, 'book')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [booked, other] = both[0]?.status === 200 ? [one, two] : [two, one];
    expectError(await act(other.id, 'book'), 409, 'VIEWING_BOOKED');
    expect((await list(id)).map(({ may }) => may.book)).toEqual([false, false]);
    const rival = await api.as('rival');
    expectError(await act(booked.id, 'cancel', rival), 403, 'ACCESS_DENIED');
    expect(await mine(market.buyer)).toMatchObject([
      { id: booked.id, side: 'guest', property: { id: property.id } },
    ]);
    expect(await mine(market.seller)).toContainEqual(
      expect.objectContaining({ id: booked.id, side: 'seller' }),
    );

    expect((await act(booked.id, 'cancel')).body).toMatchObject({ booked: false, may: { book: true } });
    expect(await notificationsOf(market.seller, 'estate.viewing_cancelled', property.id)).toHaveLength(1);
    expect((await act(booked.id, 'book')).status).toBe(200);
    expect((await act(booked.id, 'cancel', market.seller)).body.booked).toBe(false);
    expect(await notificationsOf(market.buyer, 'estate.viewing_cancelled', property.id)).toMatchObject([
      { actor: null, facts: { publishAt: booked.startsAt, title: property.title } },
    ]);
    expect(await notificationsOf(market.seller, 'estate.viewing_cancelled', property.id)).toHaveLength(1);
  });

  it('are removed by the seller or with the listing, which notifies the guests', async () => {
    const { id, version, property } = await market.offered();
    const [one, two, free] = [
      (await add(id, 100)).body,
      (await add(id, 200)).body,
      (await add(id, 300)).body,
    ];
    const rival = await api.as('rival');
    await Promise.all([act(one.id, 'book'), act(two.id, 'book', rival)]);
    const remove = (token: string) => api.call(`DELETE /api/viewings/${one.id}`, { token });
    expectError(await remove(market.buyer), 403, 'ACCESS_DENIED');
    expect((await remove(market.seller)).status).toBe(204);
    expectError(await remove(market.seller), 404, 'VIEWING_NOT_FOUND');
    expect(await notificationsOf(market.buyer, 'estate.viewing_cancelled', property.id)).toHaveLength(1);
    await market.move(market.seller, { id, version }, 'withdraw');
    expectError(await act(free.id, 'book'), 404, 'VIEWING_NOT_FOUND');
    expect(await notificationsOf(rival, 'estate.viewing_cancelled', property.id)).toHaveLength(1);
    expect(await mine(rival)).toEqual([]);
  });

  it('of the city are added and canceled by the staff', async () => {
    const on = await market.property(null);
    const { id, property } = await market.offered(SALE, on, market.staff);
    expectError(await add(id, 100), 403, 'ACCESS_DENIED');
    const { body } = await add(id, 100, market.staff);
    expectError(await act(body.id, 'book', market.staff), 403, 'LISTING_OWN');
    await act(body.id, 'book');
    expect(await mine(market.staff)).toMatchObject([
      { id: body.id, side: 'seller', guest: { username: 'bert' } },
    ]);
    await act(body.id, 'cancel', market.staff);
    expect(await notificationsOf(market.buyer, 'estate.viewing_cancelled', property.id)).toHaveLength(1);
  });
});

describe('a reminder', () => {
  it('is sent once an hour before, by one of two processes, and again to the next guest', async () => {
    const { id, property } = await market.offered();
    const [soon, later] = [(await add(id, 59)).body, (await add(id, 120)).body];
    const rival = await api.as('rival');
    await Promise.all([act(soon.id, 'book'), act(later.id, 'book', rival)]);
    const remind = () =>
      Promise.all([api.get(ViewingsService).sendDue(), api.get(ViewingsService).sendDue()]);
    await remind();
    await remind();
    const reminded = (token: string) => notificationsOf(token, 'estate.viewing_reminder', property.id);
    expect(await reminded(market.buyer)).toMatchObject([{ facts: { publishAt: soon.startsAt } }]);
    expect(await reminded(rival)).toEqual([]);
    await act(soon.id, 'cancel');
    await act(later.id, 'cancel', rival);
    await act(soon.id, 'book', rival);
    await remind();
    expect(await reminded(rival)).toHaveLength(1);
    expect(await reminded(market.buyer)).toHaveLength(1);
  });
});

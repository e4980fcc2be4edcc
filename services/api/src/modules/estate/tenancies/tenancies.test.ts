import type { Tenancy } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { RENT, SALE, startMarket } from '../../../../test/test-market.ts';
import { inboxAfterFanout } from '../../../../test/test-notifications.ts';
import { TenanciesService } from './tenancies.service.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

/** Creates a tenancy of a property of the seller, with the first week paid. */
async function rented(name: string) {
  const tenant = await api.as(name);
  await api.call('GET /api/users/me', { token: tenant });
  const listing = await market.offered(RENT);
  expect((await market.buy(listing.id, tenant)).body.state).toBe('reserved');
  const first = await market.settlementOf(listing.id);
  const paid = { outcome: 'paid' as const, amount: 500, reference: `first-${name}` };
  expect((await market.report(first.id, paid)).body.state).toBe('confirmed');
  const { body } = await api.call('GET /api/tenancies', { token: tenant });
  return { tenant, listing, tenancy: body.items[0] as Tenancy };
}
const find = (token: string, id: string) => api.call(`GET /api/tenancies/${id}`, { token });
const end = (token: string, { id, version }: Pick<Tenancy, 'id' | 'version'>, when: 'notice' | 'now') =>
  api.call(`POST /api/tenancies/${id}/end` as 'POST /api/tenancies/:id/end', {
    token,
    body: { when, version },
  });
/** Runs the clock as if this many days had passed, in two processes concurrently. */
async function afterDays(days: number): Promise<void> {
  const at = new Date(Date.now() + days * DAY_MS);
  await Promise.all([1, 2].map(() => api.get(TenanciesService).runDue(at)));
}
/** Moves the due dates of rents into the past. */
const age = (id: string, days: number) =>
  api.database.sql(
    `UPDATE settlements SET due_at = due_at - make_interval(days => $2) WHERE tenancy_id = $1`,
    [id, days],
  );
const titles = async (token: string) => (await inboxAfterFanout(api, token)).map(({ type }) => type);

describe('a paid first rent', () => {
  it('starts a tenancy: the property keeps its owner, and can’t be rented twice', async () => {
    const { tenant, listing, tenancy } = await rented('tess');
    expect(tenancy).toMatchObject({
      rent: 500,
      state: 'active',
      side: 'tenant',
      endsAt: null,
      overdue: { count: 0, amount: 0 },
      tenant: { username: 'tess' },
      landlord: { username: 'selma' },
      may: { giveNotice: true, endNow: false },
    });
    expect((Date.parse(tenancy.nextDueAt ?? '') - Date.now()) / DAY_MS).toBeCloseTo(7, 1);
    const { body: property } = await api.call(`GET /api/properties/${listing.property.id}`, {
      token: tenant,
    });
    expect(property).toMatchObject({ let: true, listing: null, mine: false, tenancyId: tenancy.id });
    expect(property.history[0]).toMatchObject({ kind: 'rented', price: 500, to: { username: 'tess' } });
    const again = await market.begin(listing.property.id, RENT);
    expectError(await market.move(market.seller, again.body, 'publish'), 409, 'PROPERTY_LET');
    expectError(await find(market.buyer, tenancy.id), 404, 'TENANCY_NOT_FOUND');
    expect((await find(market.staff, tenancy.id)).body).toMatchObject({
      side: 'staff',
      may: { endNow: true },
    });
    await market.expectBalanced();
  });
});

describe('the clock', () => {
  it('requests each week once, sends one reminder, and keeps uncollected rents as owed', async () => {
    const { tenant, tenancy } = await rented('ulf');
    await afterDays(3);
    expect((await find(tenant, tenancy.id)).body.rents).toEqual([]);
    await afterDays(5);
    const { body: asked } = await find(tenant, tenancy.id);
    expect(asked.rents).toMatchObject([
      { amount: 500, state: 'pending', dueAt: tenancy.nextDueAt, side: 'buyer' },
    ]);
    expect(await titles(tenant)).toContain('estate.rent_due');

    await age(tenancy.id, 8);
    await afterDays(0);
    await afterDays(0);
    const overdue = (await titles(tenant)).filter((type) => type === 'estate.rent_overdue');
    expect(overdue).toHaveLength(1);
    expect(await titles(market.seller)).toContain('estate.rent_overdue');
    const [rent] = asked.rents;
    const failed = { outcome: 'failed' as const, amount: 0, reference: 'no money' };
    expect((await market.report(rent?.id ?? '', failed)).body.state).toBe('pending');
    expect((await find(tenant, tenancy.id)).body.overdue).toEqual({ count: 1, amount: 500 });
    const paid = { outcome: 'paid' as const, amount: 500, reference: 'week-1' };
    expect((await market.report(rent?.id ?? '', paid)).body.state).toBe('confirmed');
    expect((await market.report(rent?.id ?? '', paid)).body.state).toBe('confirmed');
    expect((await find(tenant, tenancy.id)).body.overdue.count).toBe(0);
    await market.expectBalanced();
  });
});

describe('a tenancy', () => {
  it('ends with notice after the last requested week, and then the property can be rented again', async () => {
    const { tenant, tenancy, listing } = await rented('vera');
    expectError(await end(tenant, tenancy, 'now'), 409, 'TENANCY_STATE_REFUSED');
    expectError(await end(market.buyer, tenancy, 'notice'), 404, 'TENANCY_NOT_FOUND');
    const { body: noticed } = await end(tenant, tenancy, 'notice');
    expect(noticed).toMatchObject({ state: 'active', endsAt: tenancy.nextDueAt, nextDueAt: null });
    expect(await titles(market.seller)).toContain('estate.tenancy_ends');
    expectError(await end(tenant, tenancy, 'notice'), 409, 'TENANCY_STALE');
    expectError(await end(tenant, noticed, 'notice'), 409, 'TENANCY_STATE_REFUSED');
    await afterDays(6);
    expect((await find(tenant, tenancy.id)).body).toMatchObject({ state: 'active', rents: [] });
    await afterDays(8);
    expect((await find(tenant, tenancy.id)).body).toMatchObject({ state: 'ended', rents: [] });
    const { body: property } = await api.call(`GET /api/properties/${listing.property.id}`, {
      token: tenant,
    });
    expect(property).toMatchObject({
      let: false,
      tenancyId: null,
      history: [{ kind: 'vacated' }, {}, {}, {}],
    });
    expect((await market.offered(RENT, listing.property.id)).state).toBe('active');
  });

  it('ends immediately when a rent is a week overdue, and cancels rents of later weeks', async () => {
    const { tenancy } = await rented('wilma');
    await afterDays(5);
    await age(tenancy.id, 10);
    const { body: seen } = await find(market.seller, tenancy.id);
    expect(seen.may).toEqual({ giveNotice: true, endNow: false });
    await age(tenancy.id, 5);
    const { body: late } = await find(market.seller, tenancy.id);
    expect(late.may.endNow).toBe(true);
    expect((await end(market.seller, late, 'now')).body).toMatchObject({
      state: 'ended',
      overdue: { count: 1 },
    });
  });

  it('continues after a sale, with its rents paid to the new owner', async () => {
    const { tenant, tenancy, listing } = await rented('xenia');
    await afterDays(5);
    const sale = await market.offered(SALE, listing.property.id);
    await market.buy(sale.id);
    const { id } = await market.settlementOf(sale.id);
    await market.report(id, { outcome: 'paid', amount: 90_000, reference: 'sale' });
    expect((await find(market.buyer, tenancy.id)).body).toMatchObject({
      side: 'landlord',
      landlord: { username: 'bert' },
      state: 'active',
      rents: [{ state: 'pending', seller: { username: 'bert' } }],
    });
    expectError(await find(market.seller, tenancy.id), 404, 'TENANCY_NOT_FOUND');
    const { body: mine } = await api.call('GET /api/tenancies?side=landlord', { token: market.buyer });
    expect(mine.items.map(({ id: one }) => one)).toEqual([tenancy.id]);
    expect((await find(tenant, tenancy.id)).body.landlord?.username).toBe('bert');
    expectError(await api.call('GET /api/tenancies?side=city', { token: tenant }), 403, 'ACCESS_DENIED');
  });
});

import type { NewProperty } from '@boardwalk/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
let staff: string;
let member: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.as('stella', 'STAFF');
  member = await api.as('mel');
  for (const token of [staff, member]) await api.call('GET /api/users/me', { token });
});
afterAll(() => api.stop());

const fieldsOf = (code: string, more: Partial<NewProperty> = {}): NewProperty => ({
  code,
  title: 'Net loft above the slip',
  type: 'apartment',
  district: 'ropewalk',
  address: '4 Slipway',
  point: { x: 1_000, y: 600 },
  guidePrice: 120_000,
  garage: 1,
  ...more,
});
const add = (code: string, more: Partial<NewProperty> = {}, token = staff) =>
  api.call('POST /api/properties', { token, body: fieldsOf(code, more) });
const find = (id: string, token = member) => api.call(`GET /api/properties/${id}`, { token });
const change = (id: string, version: number, code: string, more: Partial<NewProperty> = {}) =>
  api.call(`PUT /api/properties/${id}`, { token: staff, body: { ...fieldsOf(code, more), version } });

describe('the registry', () => {
  it('is writable only by staff, and readable by every member', async () => {
    expectError(await add('RW-001', {}, member), 403, 'ACCESS_DENIED');
    const { status, body } = await add('rw-001', { owner: 'mel' });
    expect([status, body]).toMatchObject([
      201,
      { code: 'RW-001', owned: true, listing: null, may: { manage: true, list: false }, version: 1 },
    ]);
    expect((await find(body.id)).body).toMatchObject({
      mine: true,
      owner: { username: 'mel' },
      may: { manage: false, list: true },
      history: [{ kind: 'registered', price: 120_000 }],
    });
    const { body: mine } = await api.call('GET /api/properties/mine', { token: member });
    expect(mine.items).toMatchObject([{ id: body.id }]);
    expectError(await api.call(`GET /api/properties/${body.id}`), 401, 'AUTHENTICATION_REQUIRED');
  });

  it('requires unique codes, and owners who are members', async () => {
    await add('RW-002');
    expectError(await add('RW-002'), 409, 'PROPERTY_CODE_TAKEN');
    expectError(await add('RW-003', { owner: 'nobody-here' }), 422, 'PROPERTY_OWNER_UNKNOWN');
    const missing = { mediaId: '00000000-0000-4000-8000-000000000000', alt: 'A roof' };
    expectError(await add('RW-003', { images: [missing] }), 404, 'MEDIA_NOT_FOUND');
  });

  it('records transfers in the history, naming only owners who show themselves', async () => {
    const { body } = await add('RW-004');
    const { body: given } = await change(body.id, 1, 'RW-004', { owner: 'mel' });
    expect(given.history).toMatchObject([{ kind: 'transferred', price: null }, { kind: 'registered' }]);
    const other = await api.as('other');
    expect((await find(body.id, other)).body.owner).toMatchObject({ username: 'mel' });
    await api.database.sql(`UPDATE users SET visibility = '{"page": "nobody"}' WHERE username = 'mel'`);
    expect((await find(body.id, other)).body).toMatchObject({ owner: null, owned: true });
    expect((await find(body.id, member)).body.owner).toMatchObject({ username: 'mel' });
    await api.database.sql(`UPDATE users SET visibility = '{}' WHERE username = 'mel'`);
  });

  it('rejects a change based on a stale version, and returns the current row', async () => {
    const { body } = await add('RW-005');
    await change(body.id, 1, 'RW-005', { title: 'Net loft, mended' });
    const stale = expectError(await change(body.id, 1, 'RW-005'), 409, 'PROPERTY_STALE');
    expect(stale.details?.current).toMatchObject({ title: 'Net loft, mended', version: 2 });
  });

  it('removes properties that were never listed, with their history, and can’t change history', async () => {
    const { body } = await add('RW-006');
    await expect(api.database.sql(`UPDATE property_events SET price = 1`)).rejects.toThrow(/only added to/);
    await expect(api.database.sql(`DELETE FROM property_events`)).rejects.toThrow(/only added to/);
    const remove = () => api.call(`DELETE /api/properties/${body.id}`, { token: staff });
    expect((await remove()).status).toBe(204);
    expectError(await remove(), 404, 'PROPERTY_NOT_FOUND');
  });
});

describe('the list of properties', () => {
  it('is sorted by price or age, paginated, and filtered', async () => {
    const prices = [5_000, 5_000, 7_000, 900_000];
    for (const [at, guidePrice] of prices.entries())
      await add(`GI-10${at}`, { district: 'gannet-island', guidePrice, type: 'villa', garage: at });
    const list = async (query: string) => {
      const codes: string[] = [];
      for (let cursor = ''; ; ) {
        const path = `GET /api/properties?district=gannet-island&limit=2${query}${cursor && `&cursor=${cursor}`}`;
        const { body } = await api.call(path as 'GET /api/properties', { token: member });
        codes.push(...body.items.map(({ code }) => code));
        if (!body.nextCursor) return codes;
        cursor = body.nextCursor;
      }
    };
    const all = await list('');
    expect([...all].sort()).toEqual(['GI-100', 'GI-101', 'GI-102', 'GI-103']);
    expect(all.slice(2)).toEqual(['GI-102', 'GI-103']);
    expect(await list('&sort=new')).toEqual(['GI-103', 'GI-102', 'GI-101', 'GI-100']);
    expect(await list('&minPrice=6000&maxPrice=10000')).toEqual(['GI-102']);
    expect(await list('&garage=2&type=villa')).toEqual(['GI-102', 'GI-103']);
    expect(await list('&type=shop')).toEqual([]);
    expect(await list('&kind=any')).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

it('counts listings, and names the auction that ends next', async () => {
  const staff = await api.as('stella', 'STAFF');
  const offer = async (code: string, listing: object) => {
    const fields = { code, title: `Loft ${code}`, type: 'apartment', district: 'ropewalk' };
    const place = { address: '4 Slipway', point: { x: 1_000, y: 600 }, guidePrice: 120_000 };
    const { body: property } = await api.call('POST /api/properties', {
      token: staff,
      body: { ...fields, ...place },
    });
    const { body: draft } = await api.call(`POST /api/properties/${property.id}/listings`, {
      token: staff,
      body: listing,
    });
    await api.call(`POST /api/listings/${draft.id}/publish`, { token: staff, body: { version: 1 } });
  };
  await offer('RW-101', { kind: 'sale', price: 90_000, hours: 24 });
  await offer('RW-102', { kind: 'rent', price: 900, hours: 24 });
  await offer('RW-103', { kind: 'auction', price: 50_000, step: 1_000, hours: 48 });
  await offer('RW-104', { kind: 'auction', price: 60_000, step: 1_000, hours: 12 });
  const { body } = await api.call('GET /api/properties/market', { token: await api.as('mel') });
  expect(body).toMatchObject({ sale: 1, rent: 1, auction: 2, nextAuction: { code: 'RW-104' } });
});

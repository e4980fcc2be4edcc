import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { makePicture } from '../../../../test/test-calendar.ts';
import { startMarket } from '../../../../test/test-market.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

it('updates the crops of properties that show the changed picture, and no others', async () => {
  const [moved, other] = [await makePicture(api), await makePicture(api)];
  const shown = (...ids: string[]) => ({ images: ids.map((mediaId) => ({ mediaId, alt: `Of ${mediaId}` })) });
  const both = await market.property('selma', shown(other, moved));
  const untouched = await market.property('selma', shown(other));
  const none = await market.property('selma');
  const read = async (id: string) =>
    (await api.call(`GET /api/properties/${id}`, { token: market.staff })).body;
  const before = await Promise.all([both, untouched, none].map(read));
  const token = await api.as('edda', 'EDITOR');
  const focus = { x: 0.2, y: 0.9 };
  expect((await api.call(`PUT /api/media/${moved}`, { token, body: { focus } })).status).toBe(200);
  const [first, ...others] = before;
  expect(await read(both)).toEqual({
    ...first,
    images: [first?.images[0], { ...first?.images[1], focus }],
  });
  expect(await Promise.all([untouched, none].map(read))).toEqual(others);
});

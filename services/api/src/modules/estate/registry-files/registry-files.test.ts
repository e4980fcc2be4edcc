import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectError, startTestApi, type TestApi } from '../../../../test/test-api.ts';
import { startMarket } from '../../../../test/test-market.ts';
import { REGISTRY_COLUMNS } from './registry-file.ts';

let api: TestApi;
let market: Awaited<ReturnType<typeof startMarket>>;
beforeAll(async () => {
  api = await startTestApi();
  market = await startMarket(api);
});
afterAll(() => api.stop());

const HEAD = REGISTRY_COLUMNS.join();
const lineOf = (code: string, more: Record<string, string | number> = {}) => {
  const fields: Record<string, string | number> = {
    code,
    title: 'Rope walk',
    type: 'house',
    district: 'ropewalk',
    address: '1 Walk',
    x: 10,
    y: 20,
    guide_price: 500,
    garage: 1,
    rooms: 2,
    area: 60,
    owner: '',
    description: 'Long.',
    ...more,
  };
  return REGISTRY_COLUMNS.map((name) => `"${String(fields[name]).replaceAll('"', '""')}"`).join();
};
const take = (csv: string, dryRun = false, token = market.staff) =>
  api.call('POST /api/properties/import', { token, body: { csv, dryRun } });
async function file(): Promise<string> {
  const { url } = api;
  const response = await fetch(`${url}/api/properties/export`, {
    headers: { authorization: `Bearer ${market.staff}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}
const find = async (code: string) =>
  (await api.call(`GET /api/properties/${code}` as 'GET /api/properties/:id', { token: market.staff })).body;

describe('a file of the registry', () => {
  it('requires the permission to manage the registry', async () => {
    expectError(await api.call('GET /api/properties/export', { token: market.seller }), 403, 'ACCESS_DENIED');
    expectError(await take(HEAD, true, market.seller), 403, 'ACCESS_DENIED');
  });

  it('changes nothing when it is imported unchanged, whatever it contains', async () => {
    const hostile = ['=HYPERLINK("http://x")', "'=1+1", "''@home", '+49', '- a bit', 'a, "b"; c', 'ß 漢 🏠'];
    for (const [at, title] of hostile.entries())
      await market.property('selma', {
        title: `${title} ok`,
        description: `${title}\nsecond line`,
        code: `AA-00${at}`,
      });
    await market.property(null, { code: 'AA-010' });
    const written = await file();
    expect(written.startsWith('\uFEFF"code","title"')).toBe(true);
    const cells = parse(written, { bom: true }).flat() as string[];
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    expect(cells).toContain(`'=HYPERLINK("http://x") ok`);
    const { body } = await take(written);
    expect(body).toEqual({
      added: 0,
      changed: 0,
      applied: true,
      problems: [],
      unchanged: cells.length / 13 - 1,
    });
    // As saved by a spreadsheet with another locale.
    const semicolons = parse(written, { bom: true })
      .map((record) => record.map((cell: string) => `"${cell.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n');
    expect((await take(semicolons)).body).toEqual(body);
    expect((await take(`\uFEFFsep=;\r\n${semicolons}`)).body).toEqual(body);
    expect((await take(semicolons.replaceAll('";"', '"\t"').replaceAll('\r\n', '\r'))).body).toEqual(body);
    expect((await find('AA-001')).title).toBe("'=1+1 ok");
  });

  it('is rejected when it was read in the wrong encoding', async () => {
    const csv = [HEAD, lineOf('ZZ-001', { title: 'Caf\uFFFD' })].join('\r\n');
    expectError(await take(csv), 422, 'INPUT_INVALID');
  });

  it('adds new rows and updates changed ones, with history and one log entry, and writes nothing on a dry run', async () => {
    await market.property('selma', { code: 'BB-001' });
    const csv = [HEAD, lineOf('bb-001', { owner: 'Bert' }), lineOf('BB-002', { owner: 'selma' }), ''].join(
      '\r\n',
    );
    const planned = { added: 1, changed: 1, unchanged: 0, problems: [] };
    expect((await take(csv, true)).body).toEqual({ ...planned, applied: false });
    expect((await find('BB-001')).owner).toMatchObject({ username: 'selma' });
    expect((await take(csv)).body).toEqual({ ...planned, applied: true });
    expect(await find('BB-001')).toMatchObject({
      title: 'Rope walk',
      owner: { username: 'bert' },
      guidePrice: 500,
      point: { x: 10, y: 20 },
      history: [{ kind: 'transferred', to: { username: 'bert' } }, { kind: 'registered' }],
    });
    expect(await find('BB-002')).toMatchObject({
      owner: { username: 'selma' },
      garage: 1,
      rooms: 2,
      area: 60,
      description: 'Long.',
      history: [{ kind: 'registered', price: 500 }],
    });
    const list = await api.call('GET /api/properties?search=bb-00&minPrice=500&maxPrice=500', {
      token: market.buyer,
    });
    expect(list.body.items).toHaveLength(2);
    expect((await take(csv)).body).toEqual({ ...planned, added: 0, changed: 0, unchanged: 2, applied: true });
    const log = await api.database.sql(`SELECT after FROM audit_entries WHERE action = 'registry.imported'`);
    expect(log).toEqual([{ after: { added: 1, changed: 1, unchanged: 0 } }]);
  });

  it('is imported completely or not at all, and every problem has its line and column', async () => {
    const { property } = await market.offered();
    const csv = [
      HEAD,
      lineOf('CC-001'),
      lineOf('CC-002', { x: 'far', guide_price: 0, type: 'castle' }),
      '"CC-003","too few"',
      '',
      lineOf('cc-001'),
      lineOf('CC-004', { owner: 'nobody-here' }),
      lineOf(property.code, { owner: 'bert' }),
      lineOf('nonsense', { title: '\u3164' }),
    ].join('\n');
    const { body } = await take(csv);
    expect(body).toMatchObject({ added: 1, applied: false });
    expect(body.problems.map(({ line, column }) => [line, column])).toEqual([
      [3, 'type'],
      [3, 'x'],
      [3, 'guide_price'],
      [4, null],
      [6, 'code'],
      [7, 'owner'],
      [8, 'owner'],
      [9, 'code'],
      [9, 'title'],
    ]);
    expect(body.problems.map(({ message }) => message)).toContain('A whole number is needed.');
    expectError(
      await api.call('GET /api/properties/CC-001' as 'GET /api/properties/:id', { token: market.buyer }),
      404,
      'PROPERTY_NOT_FOUND',
    );
    // A listed property keeps its price; its other fields can be changed.
    const same = lineOf(property.code, { owner: 'selma', guide_price: 7 });
    expect((await take([HEAD, same].join('\n'))).body).toMatchObject({ changed: 1, applied: true });
    expect(await find(property.code)).toMatchObject({ guidePrice: 7, listing: { price: 90_000 } });
  });

  it('names its columns in its first line, in any order', async () => {
    expectError(await take('code,title\nDD-001,House'), 422, 'REGISTRY_FILE_REFUSED');
    expectError(await take(`${HEAD},more\n`), 422, 'REGISTRY_FILE_REFUSED');
    expectError(await take('nothing at all'), 422, 'REGISTRY_FILE_REFUSED');
    const [head = '', line = ''] = [HEAD, lineOf('DD-001')].map((one) => one.split(',').reverse().join());
    expect((await take(`${head}\n${line}`)).body).toMatchObject({ added: 1, applied: true });
    const broken = await take(`${HEAD}\n"DD-002,"x" y`);
    expect(broken.body).toMatchObject({ applied: false, problems: [{ column: null }] });
  });

  it('reports at most a hundred problems, and two concurrent imports both see the current rows', async () => {
    const bad = Array.from({ length: 150 }, (_, at) => lineOf(`EE-${100 + at}`, { x: 'no' }));
    expect((await take([HEAD, ...bad].join('\n'))).body.problems).toHaveLength(100);
    const good = Array.from({ length: 1_200 }, (_, at) => lineOf(`FF-${1_000 + at}`));
    const csv = [HEAD, ...good].join('\n');
    const both = await Promise.all([take(csv), take(csv)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body }) => body.added + body.unchanged)).toEqual([1_200, 1_200]);
    expect((await take(csv)).body).toMatchObject({ added: 0, unchanged: 1_200 });
    expect((await take(await file())).body).toMatchObject({ added: 0, changed: 0, problems: [] });
  });
});

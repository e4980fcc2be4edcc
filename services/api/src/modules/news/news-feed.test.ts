import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/test-api.ts';
import { type Newsroom, startNewsroom } from '../../../test/test-articles.ts';
import { SiteService } from '../site/site.service.ts';

let api: TestApi;
let room: Newsroom;
beforeAll(async () => {
  api = await startTestApi();
  room = await startNewsroom(api);
});
afterAll(() => api.stop());

const read = async (file: string) => {
  const answer = await fetch(`${api.url}/api/feeds/${file}`);
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  return { answer, text, parsed: new XMLParser({ ignoreAttributes: false }).parse(text) };
};
const SHARP = 'Fish & chips <script>alert(1)</script> ]]> "quoted"';

it('contains only published articles', async () => {
  await room.publish({ title: SHARP, summary: SHARP });
  await room.publish({ title: 'The second one' });
  await room.begin(room.author, { title: 'A secret draft', summary: 'Secret' });
  const { parsed, answer, text } = await read('news.rss');
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const items = parsed.rss.channel.item;
  expect(items.map((item: { title: string }) => item.title)).toEqual(['The second one', SHARP]);
  expect(items[0].link).toMatch(/\/news\/the-second-one$/);
  expect(text).not.toContain('ecret');
  const atom = (await read('news.atom')).parsed.feed;
  expect(atom.entry).toHaveLength(2);
  expect(atom.entry[0].id).toMatch(/^urn:uuid:/);
});

it('responds with 304 to its ETag', async () => {
  const { answer } = await read('news.atom');
  const again = await fetch(answer.url, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

it('uses the first language of the site', async () => {
  expect((await read('news.rss')).parsed.rss.channel.language).toBe('en');
  await api.database.sql(
    `UPDATE site_configuration SET configuration = jsonb_set(configuration, '{languages}', '["de"]')`,
  );
  api.get(SiteService).forget();
  expect((await read('news.rss')).parsed.rss.channel.language).toBe('de');
});

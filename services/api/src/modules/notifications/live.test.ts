import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestApi } from '../../../test/test-api.ts';
import type { Newsroom } from '../../../test/test-articles.ts';
import { inboxOf, prefer, untilFannedOut } from '../../../test/test-notifications.ts';
import { startTwoProcesses } from '../../../test/test-processes.ts';

const TOPIC = 'notifications';
type Processes = Awaited<ReturnType<typeof startTwoProcesses>>;

let api: TestApi;
let other: TestApi;
let room: Newsroom;
let openStream: Processes['openStream'];
let both: Processes;
beforeAll(async () => {
  both = await startTwoProcesses();
  ({ api, other, room, openStream } = both);
});
afterAll(() => both.stop());
afterEach(() => both.closeStreams());

const soon = { timeout: 5_000, interval: 10 };
const listenOn = (on: TestApi, token: string) => openStream(on, TOPIC, token);

it('sends the number of unread ones immediately', async () => {
  const { named } = await listenOn(api, room.reader);
  await expect.poll(() => named('unread'), soon).toEqual([{ count: 0 }]);
});

it('sends each member their own notifications and count, in every process', async () => {
  const [here, there] = [await listenOn(api, room.reader), await listenOn(other, room.reader)];
  const author = await listenOn(other, room.author);
  const editor = await listenOn(api, room.editor);
  await room.move(room.editor, await room.begin(room.author, { title: 'Live from the pier' }), 'published');
  await untilFannedOut(api);
  for (const { named } of [here, there]) {
    await expect
      .poll(() => named('notification'), soon)
      .toMatchObject([{ type: 'article.published', facts: { title: 'Live from the pier' }, readAt: null }]);
    await expect.poll(() => named('unread').at(-1), soon).toEqual({ count: 1 });
  }
  await expect.poll(() => author.named('notification'), soon).toMatchObject([{ type: 'article.released' }]);
  expect(editor.named('notification')).toEqual([]);
  const [listed] = await inboxOf(api, room.reader);
  expect(here.named('notification')).toEqual([listed]);
});

it('is sent without waiting for the job', async () => {
  const { named } = await listenOn(other, room.other);
  await api.database.sql(
    `CREATE FUNCTION much_later() RETURNS trigger LANGUAGE plpgsql AS
     $$ BEGIN NEW.start_after := now() + interval '1 hour'; RETURN NEW; END $$`,
  );
  await api.database.sql(
    `CREATE TRIGGER much_later BEFORE INSERT ON jobs.job_common FOR EACH ROW
     WHEN (NEW.name = 'notifications.tell') EXECUTE FUNCTION much_later()`,
  );
  await room.publish({ title: 'At once' });
  await expect.poll(() => named('notification').length, soon).toBe(1);
  await api.database.sql('DROP FUNCTION much_later CASCADE');
});

it('notifies other windows of what was read in one', async () => {
  const { named } = await listenOn(other, room.reader);
  await expect.poll(() => named('unread').length, soon).toBe(1);
  const unread = (await inboxOf(api, room.reader)).filter(({ readAt }) => readAt === null);
  expect(named('unread')).toEqual([{ count: unread.length }]);
  await api.call('POST /api/notifications/read', { token: room.reader, body: { ids: [unread[0]?.id] } });
  await expect.poll(() => named('unread').at(-1), soon).toEqual({ count: unread.length - 1 });
});

it('notifies of a withdrawn notification', async () => {
  const { named } = await listenOn(other, room.other);
  const article = await room.publish({ title: 'Not for long' });
  await untilFannedOut(api);
  await expect.poll(() => named('notification').length, soon).toBe(1);
  const { count } = named('unread').at(-1) as { count: number };
  await room.move(room.editor, article, 'archived');
  await expect.poll(() => (named('unread').at(-1) as { count: number }).count, soon).toBeLessThan(count + 1);
  expect((await inboxOf(api, room.other)).map(({ facts }) => facts.title)).not.toContain('Not for long');
});

it('sends nothing to members who opted out', async () => {
  await prefer(api, room.reader, { inApp: false });
  const { named } = await listenOn(api, room.reader);
  const witness = await listenOn(api, room.other);
  await room.publish({ title: 'Unseen' });
  await untilFannedOut(api);
  await expect.poll(() => witness.named('notification').length, soon).toBe(1);
  expect(named('notification')).toEqual([]);
  await prefer(api, room.reader, { inApp: true });
});

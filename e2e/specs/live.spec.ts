import type { BrowserContext, Request } from '@playwright/test';
import { expect, test } from '../fixtures/writer.ts';
import { Notifications } from '../pages/notifications.ts';

// Several people take part, and some updates arrive without a request.
test.slow();

/** Returns the pages with an open connection for live topics, one for each connection. */
function watchConnections(context: BrowserContext) {
  const open = new Set<Request>();
  const isLive = (request: Request) => request.url().includes('/api/live/events?');
  context.on('request', (request) => isLive(request) && open.add(request));
  const ended = (request: Request) => open.delete(request);
  context.on('requestfinished', ended).on('requestfailed', ended);
  return () => [...open].map((request) => request.frame().page()).filter((tab) => !tab.isClosed());
}

test('two tabs share one connection, which the second takes over when the first is closed', async ({
  page,
  context,
  writer,
  newsroom,
  comment,
}) => {
  const { publish } = await writer('AUTHOR', ['comment.posted']);
  const articles: string[] = [];
  for (const title of ['The tram is late', 'The tram is on time'])
    articles.push(await publish(newsroom.title(title)));
  const [first = '', second = ''] = articles;
  const connections = watchConnections(context);
  const other = await context.newPage();
  const [here, there] = [new Notifications(page), new Notifications(other)];
  // Signing up has left this tab on the site.
  await page.goto('about:blank');
  await other.goto('/profile');
  await expect.poll(connections).toEqual([other]);
  await page.goto('/profile');
  await expect(here.bell).toBeVisible();
  await comment(first, 'Again.');
  for (const notifications of [here, there]) await notifications.expectUnread(1);
  // Both had enough time to open a connection.
  expect(connections()).toEqual([other]);

  await other.close();
  await expect.poll(connections).toEqual([page]);
  await comment(second, 'At last.');
  await here.expectUnread(2);
});

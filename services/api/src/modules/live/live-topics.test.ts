import { topicName } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { TestConnection } from '../../../test/test-connection.ts';
import { discoveryOf } from '../../../test/test-discovery.ts';
import type { Caller } from '../../platform/auth/caller.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { EventStream } from '../../platform/streams/event-stream.ts';
import { LiveTopicsService } from './live-topics.service.ts';
import { ServesTopic } from './serves-topic.decorator.ts';
import type { Subscriber } from './subscriber.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const other = ID.replace(/0$/, '1');
const writer = { id: 'auth0|writer', permissions: ['news.write'] } as unknown as Caller;

function connect() {
  const connection = new TestConnection();
  return { connection, stream: new EventStream(connection as never) };
}
/** Returns the topics that this provider serves. */
async function topicsOf(provider: new () => object): Promise<LiveTopicsService> {
  const topics = new LiveTopicsService(...(await discoveryOf(provider)));
  topics.onModuleInit();
  return topics;
}
const said = ({ text }: TestConnection) => [...text.matchAll(/^event: (.*)$/gm)].map(([, name]) => name);

it('broadcasts to all subscribers of a topic with these parameters, each by the name that they requested', async () => {
  class Presence {
    @ServesTopic('articles/:id/presence')
    async serve(): Promise<void> {}
  }
  const topics = await topicsOf(Presence);
  const live = topics.of('articles/:id/presence');
  const names = [
    topicName('articles/:id/presence', { id: ID }, 'window-a'),
    topicName('articles/:id/presence', { id: ID }, 'window-b'),
    topicName('articles/:id/presence', { id: other }, 'window-c'),
  ];
  const streams = names.map(() => connect());
  for (const [place, { stream }] of streams.entries())
    await topics.listen(names[place] ?? '', writer, stream);
  const here = { others: [], again: false };
  streams[1]?.connection.destroy();
  await live.broadcast('here', here, { id: ID });
  expect(streams.map(({ connection }) => said(connection))).toEqual([['open', 'here'], ['open'], ['open']]);
  const data = JSON.stringify({ topic: names[0], data: here, state: true });
  expect(streams[0]?.connection.text).toContain(`event: here\ndata: ${data}\n\n`);
});

it('buffers broadcasts until the subscription is accepted', async () => {
  let decide: (refusal?: ApiError) => void = () => {};
  class Releases {
    @ServesTopic('releases')
    serve({ send }: Subscriber<'releases'>): Promise<void> {
      send('set', { seq: 1 });
      return new Promise((admit, refuse) => {
        decide = (refusal) => (refusal ? refuse(refusal) : admit());
      });
    }
  }
  const topics = await topicsOf(Releases);
  const live = topics.of('releases');
  const [admitted, refused] = [connect(), connect()];
  for (const [{ connection, stream }, refusal, heard] of [
    [admitted, undefined, ['set', 'health', 'open', 'health']],
    [refused, new ApiError('ACCESS_DENIED'), ['set', 'refused']],
  ] as const) {
    const listening = topics.listen('releases', null, stream);
    await live.broadcast('health', { name: 'news' });
    expect(said(connection)).toEqual(['set']);
    decide(refusal);
    await listening;
    await live.broadcast('health', { name: 'news' });
    expect(said(connection)).toEqual(heard);
  }
});

it('notifies the topic that a subscriber has left, even before the subscription was decided', async () => {
  const ended: string[] = [];
  let decide = () => {};
  class Releases {
    @ServesTopic('releases')
    async serve({ onEnd }: Subscriber<'releases'>): Promise<void> {
      onEnd(() => ended.push('at first'));
      await new Promise<void>((done) => {
        decide = done;
      });
      onEnd(() => ended.push('at last'));
    }
  }
  const topics = await topicsOf(Releases);
  const { connection, stream } = connect();
  const listening = topics.listen('releases', null, stream);
  connection.destroy();
  decide();
  await listening;
  expect(ended).toEqual(['at first', 'at last']);
});

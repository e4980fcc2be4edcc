import { expect, it } from 'vitest';
import { MAX_NAVIGATION_COUNTED, NAVIGATION_COUNTS } from './navigation-counts.ts';
import { requestedTopic } from './requested-topic.ts';
import { topic, topicKeys } from './table.ts';
import { topicName } from './topic-name.ts';

const ID = '00000000-0000-4000-8000-000000000000';

it.each(topicKeys)('%s has a schema for each parameter, and lists only existing events as state', (key) => {
  const { params, state = [], events } = topic(key);
  const named = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
  expect(Object.keys(events)).toEqual(expect.arrayContaining([...state]));
  // Reserved for the connection's own events.
  for (const name of ['open', 'refused', 'lost']) expect(Object.keys(events)).not.toContain(name);
});

it.each(NAVIGATION_COUNTS)('%s has a count for a navigation link', (key) => {
  expect(topic(key).state).toContain('count');
  expect(topic(key).events.count?.safeParse({ count: MAX_NAVIGATION_COUNTED }).success).toBe(true);
});

it('finds a topic by its name', () => {
  expect(requestedTopic(topicName('releases'))).toEqual({ key: 'releases', params: {} });
  expect(requestedTopic(topicName('articles/:id/presence', { id: ID }, 'a-window'))).toEqual({
    key: 'articles/:id/presence',
    params: { id: ID },
    window: 'a-window',
  });
});

it("encodes parameters so that they can't end a name or split a list of names", () => {
  expect(topicName('articles/:id/presence', { id: 'a/b,c@d' })).toBe('articles/a%2Fb%2Cc%40d/presence');
});

it.each([
  ['nothing', 'TOPIC_UNKNOWN'],
  ['', 'TOPIC_UNKNOWN'],
  ['constructor', 'TOPIC_UNKNOWN'],
  ['articles/presence', 'TOPIC_UNKNOWN'],
  ['articles/42/presence@a-window', 'INPUT_INVALID'],
  ['articles/%zz/presence@a-window', 'INPUT_INVALID'],
  [`articles/${ID}/presence`, 'INPUT_INVALID'],
  [`articles/${ID}/presence@short`, 'INPUT_INVALID'],
  [`articles/${ID}/presence@a-window@another`, 'INPUT_INVALID'],
  ['releases@a-window', 'INPUT_INVALID'],
])('parses %j as %s', (name, code) => {
  expect(requestedTopic(name)).toBe(code);
});

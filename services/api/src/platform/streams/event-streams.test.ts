import { afterEach, expect, it } from 'vitest';
import { TestConnection } from '../../../test/test-connection.ts';
import { eventText } from './event-stream.ts';
import { EventStreams } from './event-streams.ts';

const HELLO = eventText('hello', { to: 'all' });
const made: EventStreams[] = [];
afterEach(() => {
  for (const streams of made.splice(0)) streams.stop();
});

function setUp() {
  const streams = new EventStreams();
  made.push(streams);
  const listen = () => {
    const connection = new TestConnection();
    streams.start(connection.reply, false);
    return connection;
  };
  return { streams, listen };
}

it('starts with how to come back', () => {
  const { listen } = setUp();
  expect(listen().text).toBe('retry: 2000\n\n');
});

it('doesn’t keep the token for as long as it is open', () => {
  const { request } = setUp().listen();
  expect(JSON.stringify(request)).not.toContain('a.b.c');
  expect(request.user).toBeNull();
});

it('lets go of who doesn’t keep up, and of nobody else', async () => {
  const { streams, listen } = setUp();
  const [slow, fast] = [listen(), listen()];
  slow.stalled = true;
  for (let time = 0; time < 2_000; time += 1) await streams.broadcast(HELLO);
  expect(fast.text.split('event: hello').length).toBe(2_001);
  expect([slow.destroyed, fast.destroyed]).toEqual([true, false]);
  expect(slow.writableLength).toBeLessThan(40_000);
});

it('takes as many as it can, and the next when one has gone', () => {
  const { listen } = setUp();
  const first = listen();
  for (let more = 1; more < 10_000; more += 1) listen();
  expect(listen).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  first.destroy();
  listen();
});

it('tells everybody, however many they are', async () => {
  const { streams, listen } = setUp();
  const lines = Array.from({ length: 1_200 }, listen);
  await streams.broadcast(HELLO);
  expect(lines.every(({ text }) => text.includes('event: hello'))).toBe(true);
});

it('answers who only asks for the head, and counts them among nobody', () => {
  const { streams } = setUp();
  const connection = new TestConnection();
  expect(streams.start(connection.reply, true)).toBeUndefined();
  expect([connection.destroyed, connection.text]).toEqual([true, '']);
});

it('tells who asks when one has ended, and ends all of them when the process stops', () => {
  const { streams, listen } = setUp();
  const watched = new TestConnection();
  let ended = 0;
  streams.start(watched.reply, false)?.onEnd(() => {
    ended += 1;
  });
  const other = listen();
  streams.stop();
  expect([watched.destroyed, other.destroyed, ended]).toEqual([true, true, 1]);
  expect(listen).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});

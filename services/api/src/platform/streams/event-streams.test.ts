import { afterEach, expect, it } from 'vitest';
import { TestConnection } from '../../../test/test-connection.ts';
import { eventText } from './event-stream.ts';
import { EventStreams } from './event-streams.ts';
import { StreamPlaces } from './stream-places.ts';

const HELLO = eventText('hello', { to: 'all' });
const made: EventStreams[] = [];
afterEach(() => {
  for (const streams of made.splice(0)) streams.stop();
});

/** @param rateLimitFactor multiplies the usual limits. */
function setUp(rateLimitFactor = 1) {
  const places = new StreamPlaces({ rateLimitFactor });
  const [streams, others] = [new EventStreams(places), new EventStreams(places)];
  made.push(streams, others);
  const listen = (ip = '192.0.2.1', to = streams) => {
    const connection = new TestConnection();
    connection.request.ip = ip;
    to.start(connection.reply, false);
    return connection;
  };
  return { streams, others, listen };
}
const failsWith = (code: string) => expect.objectContaining({ code, headers: { 'retry-after': '30' } });

it('starts with the reconnection delay', () => {
  const { listen } = setUp();
  expect(listen().text).toBe('retry: 2000\n\n');
});

it('doesn’t retain the token while it is open', () => {
  const { request } = setUp().listen();
  expect(JSON.stringify(request)).not.toContain('a.b.c');
  expect(request.user).toBeNull();
});

it('disconnects only readers that don’t keep up', async () => {
  const { streams, listen } = setUp();
  const [slow, fast] = [listen(), listen()];
  slow.stalled = true;
  for (let time = 0; time < 2_000; time += 1) await streams.broadcast(HELLO);
  expect(fast.text.split('event: hello').length).toBe(2_001);
  expect([slow.destroyed, fast.destroyed]).toEqual([true, false]);
  expect(slow.writableLength).toBeLessThan(40_000);
});

it('rejects streams above the total limit, and accepts one after another has ended', () => {
  const { listen } = setUp(1_000);
  const first = listen();
  for (let more = 1; more < 10_000; more += 1) listen();
  expect(() => listen()).toThrow(failsWith('UNAVAILABLE'));
  first.destroy();
  listen();
});

it('limits the streams of one address across all kinds, and accepts one after another has ended', () => {
  const { others, listen } = setUp();
  const first = listen();
  for (let more = 2; more <= 200; more += 1) listen('192.0.2.1', more % 2 === 0 ? others : undefined);
  expect(() => listen()).toThrow(failsWith('TOO_MANY_REQUESTS'));
  expect(() => listen('192.0.2.1', others)).toThrow(failsWith('TOO_MANY_REQUESTS'));
  listen('192.0.2.2');
  first.destroy();
  listen();
});

it('counts the addresses of a /64 as one', () => {
  const { listen } = setUp();
  for (let number = 1; number <= 200; number += 1) listen(`2001:db8:0:1::${number.toString(16)}`);
  expect(() => listen('2001:db8:0:1:ffff::1')).toThrow(failsWith('TOO_MANY_REQUESTS'));
  listen('2001:db8:0:2::1');
});

it('broadcasts to more streams than fit into one turn', async () => {
  const { streams, listen } = setUp(10);
  const lines = Array.from({ length: 1_200 }, () => listen());
  await streams.broadcast(HELLO);
  expect(lines.every(({ text }) => text.includes('event: hello'))).toBe(true);
});

it('responds to HEAD without counting a stream', () => {
  const { streams } = setUp();
  const connection = new TestConnection();
  expect(streams.start(connection.reply, true)).toBeUndefined();
  expect([connection.destroyed, connection.text]).toEqual([true, '']);
});

it('notifies about the end of a stream, and ends all streams when the process stops', () => {
  const { streams, listen } = setUp();
  const watched = new TestConnection();
  let ended = 0;
  streams.start(watched.reply, false)?.onEnd(() => {
    ended += 1;
  });
  const other = listen();
  streams.stop();
  expect([watched.destroyed, other.destroyed, ended]).toEqual([true, true, 1]);
  expect(() => listen()).toThrow(failsWith('UNAVAILABLE'));
});

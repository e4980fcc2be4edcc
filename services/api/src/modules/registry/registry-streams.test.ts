import { expect, it } from 'vitest';
import { TestConnection } from '../../../test/test-connection.ts';
import { StreamPlaces } from '../../platform/streams/stream-places.ts';
import type { RegistryState } from './registry-state.service.ts';
import { RegistryStreams } from './registry-streams.service.ts';
import type { ReleaseEvent, ReleaseEvents } from './release-events.service.ts';

function setUp() {
  let tell: (event: ReleaseEvent) => void = () => {};
  const state = { onChange: () => {}, current: async () => ({ seq: 7 }) } as unknown as RegistryState;
  const events = {
    onEvent: (listener: typeof tell) => {
      tell = listener;
    },
  } as unknown as ReleaseEvents;
  const streams = new RegistryStreams(state, events, new StreamPlaces({ rateLimitFactor: 1 }));
  streams.onModuleInit();
  const listen = async () => {
    const connection = new TestConnection();
    await streams.listen(connection.reply, false);
    return connection;
  };
  return { streams, listen, tell: (event: ReleaseEvent) => tell(event) };
}
const health: ReleaseEvent = { event: 'health', data: { name: 'news' } };

it('starts with how to come back, and with the number of the set', async () => {
  const { streams, listen } = setUp();
  expect((await listen()).text).toBe('retry: 2000\n\nevent: set\ndata: {"seq":7}\n\n');
  streams.beforeApplicationShutdown();
});

it('passes on what happens to releases, and ends with the process', async () => {
  const { streams, listen, tell } = setUp();
  const lines = [await listen(), await listen()];
  tell(health);
  await expect.poll(() => lines.every(({ text }) => text.includes('event: health'))).toBe(true);
  streams.beforeApplicationShutdown();
  expect(lines.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  await expect(listen()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

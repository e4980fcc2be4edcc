import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, it } from 'vitest';
import type { RegistryState } from './registry-state.service.ts';
import { RegistryStreams } from './registry-streams.service.ts';
import type { ReleaseEvent, ReleaseEvents } from './release-events.service.ts';

/** A connection that takes everything until it is told to stall. */
class TestLine extends EventEmitter {
  destroyed = false;
  writableLength = 0;
  stalled = false;
  text = '';
  write(chunk: Buffer) {
    if (this.stalled) this.writableLength += chunk.length;
    else this.text += chunk.toString();
  }
  end() {
    this.destroy();
  }
  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

function setUp() {
  let tell: (event: ReleaseEvent) => void = () => {};
  const state = { onChange: () => {}, current: async () => ({ seq: 7 }) } as unknown as RegistryState;
  const events = {
    onEvent: (listener: typeof tell) => {
      tell = listener;
    },
  } as unknown as ReleaseEvents;
  const streams = new RegistryStreams(state, events);
  streams.onModuleInit();
  const listen = async () => {
    const line = new TestLine();
    const hijacked = { raw: line };
    const reply = { headers: () => reply, getHeaders: () => ({}), hijack: () => hijacked };
    await streams.listen(reply as unknown as FastifyReply, false);
    return line;
  };
  return { streams, listen, tell: (event: ReleaseEvent) => tell(event) };
}
const health: ReleaseEvent = { event: 'health', data: { name: 'news' } };

it('starts with how to come back, and with the number of the set', async () => {
  const { listen } = setUp();
  expect((await listen()).text).toBe('retry: 2000\n\nevent: set\ndata: {"seq":7}\n\n');
});

it('lets go of who doesn’t keep up, and of nobody else', async () => {
  const { listen, tell } = setUp();
  const [slow, fast] = [await listen(), await listen()];
  slow.stalled = true;
  for (let time = 0; time < 2_000; time += 1) tell(health);
  await expect.poll(() => fast.text.split('event: health').length).toBe(2_001);
  expect([slow.destroyed, fast.destroyed]).toEqual([true, false]);
  expect(slow.writableLength).toBeLessThan(40_000);
});

it('takes as many as it can, and the next when one has gone', async () => {
  const { listen } = setUp();
  const first = await listen();
  for (let more = 1; more < 10_000; more += 1) await listen();
  await expect(listen()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  first.destroy();
  await listen();
});

it('tells everybody, however many they are', async () => {
  const { listen, tell } = setUp();
  const lines = await Promise.all(Array.from({ length: 1_200 }, listen));
  tell(health);
  await expect.poll(() => lines.every(({ text }) => text.includes('event: health'))).toBe(true);
});

it('ends all of them when the process stops, and takes none after that', async () => {
  const { streams, listen } = setUp();
  const lines = [await listen(), await listen()];
  streams.beforeApplicationShutdown();
  expect(lines.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  await expect(listen()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

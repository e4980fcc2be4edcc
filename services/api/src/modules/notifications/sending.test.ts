import { expect, it } from 'vitest';
import { SendingService } from './sending.service.ts';

const WAITING = 40;

it('has only one batch in progress when it is called twice', async () => {
  let left = WAITING;
  let underWay = 0;
  const seen: number[] = [];
  const deliveries = {
    claim: async (most: number) => Array.from({ length: Math.min(most, left) }, () => ({ id: left-- })),
    markSent: async () => {},
  };
  const send = async () => {
    underWay += 1;
    seen.push(underWay);
    await new Promise((done) => setTimeout(done, 2));
    underWay -= 1;
    return { status: 'sent' };
  };
  const service = new SendingService(
    ...([
      deliveries,
      { resolve: async () => () => ({}) },
      { send },
      {},
      {},
      { work: () => {}, send: async () => {} },
    ] as unknown as ConstructorParameters<typeof SendingService>),
  );
  await Promise.all([service.sendDue(), service.sendDue(), service.sendDue()]);
  expect(seen).toHaveLength(WAITING);
  expect(Math.max(...seen)).toBe(8);
});

it('continues after a failed run', async () => {
  let calls = 0;
  const claim = async () => {
    calls += 1;
    if (calls === 1) throw new Error('The database is away.');
    return [];
  };
  const service = new SendingService(
    ...([{ claim }, {}, {}, {}, {}, { work: () => {} }] as unknown as ConstructorParameters<
      typeof SendingService
    >),
  );
  await expect(service.sendDue()).rejects.toThrow('The database is away.');
  await service.sendDue();
  expect(calls).toBe(2);
});

import { INBOX_KIND_NAMES } from '@boardwalk/contracts';
import { expect, it } from 'vitest';
import { discoveryOf } from '../../../test/test-discovery.ts';
import { AssignsInbox, RefillsInbox } from './inbox-area.ts';
import { InboxAreasService } from './inbox-areas.service.ts';

const [first, second, ...others] = INBOX_KIND_NAMES;
const done: string[] = [];

class OtherAreas {
  @RefillsInbox(others)
  async refill(): Promise<void> {
    done.push('others');
  }
}

class FirstAreas {
  @RefillsInbox([second ?? first])
  async refillSecond(): Promise<void> {
    done.push('second');
  }

  @RefillsInbox([first])
  async refillFirst(): Promise<void> {
    done.push('first');
  }

  @AssignsInbox([first])
  async assign(): Promise<void> {
    done.push('assigned');
  }
}

it('refills each area once, in the order of the kinds', async () => {
  const areas = new InboxAreasService(...(await discoveryOf(OtherAreas, FirstAreas)));
  areas.onModuleInit();
  done.length = 0;
  await areas.refill();
  expect(done).toEqual(['first', 'second', 'others']);
});

it('returns the assignment of kinds with their own claims only', async () => {
  const areas = new InboxAreasService(...(await discoveryOf(OtherAreas, FirstAreas)));
  areas.onModuleInit();
  expect(areas.assignOf(first)).toBeDefined();
  expect(areas.assignOf(second ?? first)).toBeUndefined();
});

it('refuses to start while a kind has no area', async () => {
  const areas = new InboxAreasService(...(await discoveryOf(OtherAreas)));
  expect(() => areas.onModuleInit()).toThrow(`Kinds of the inbox have no area: ${first}, ${second}.`);
});

it('refuses to start while a kind has two areas, and names both', async () => {
  class Twin {
    @RefillsInbox([first])
    async refill(): Promise<void> {}
  }
  const areas = new InboxAreasService(...(await discoveryOf(OtherAreas, FirstAreas, Twin)));
  expect(() => areas.onModuleInit()).toThrow(
    `The kind of the inbox ${first} is declared twice: by FirstAreas.refillFirst and Twin.refill.`,
  );
});

import { expect, it } from 'vitest';
import { placedFillers } from './placed-fillers.ts';
import { isRemoteBlock } from './remote-block.ts';
import { remoteSlotSchema, remoteSlotsSchema } from './remote-slot.ts';
import { slotPlacementsSchema } from './slot-placement.ts';
import { SLOT_NAMES } from './slot-sizes.ts';
import { remoteBlockSchema, SLOTS } from './slots.ts';

const height = { base: 160, md: 200 };
const aside = { slot: 'event.page.aside', module: './poll', height };
const row = { slot: 'account.menu', module: './balance', title: 'Balance', to: '/bank' };
const block = { slot: 'article.blocks', module: './poll-block', height, title: 'Poll', block: 'poll' };

it('defines every slot, with bounds of heights that contain a value', () => {
  expect(Object.keys(SLOTS).sort()).toEqual([...SLOT_NAMES].sort());
  for (const { height: bounds } of Object.values(SLOTS))
    if ('min' in bounds) expect(bounds.min).toBeLessThan(bounds.max);
});

it.each([
  ['a component of a page', aside],
  [
    'a component with access and title',
    { ...aside, access: { permission: 'polls.manage' }, title: { en: 'Poll' } },
  ],
  ['a row of the account menu', row],
  ['a block of texts', { ...block, idLabel: { en: 'Number', de: 'Nummer' } }],
])('accepts %s', (_, slot) => {
  expect(remoteSlotSchema.parse(slot)).toEqual(slot);
});

it.each([
  ['an unknown slot', { ...aside, slot: 'home.hero' }],
  ['a slot named like a property of objects', { ...aside, slot: 'constructor' }],
  ['the module of the pages', { ...aside, module: './remote' }],
  ['a module outside of the remote', { ...aside, module: '../polls' }],
  ['a module as a URL', { ...aside, module: 'https://evil.example/x.js' }],
  ['a missing height', { slot: 'event.page.aside', module: './poll' }],
  ['a height above the limit', { ...aside, height: { base: 160, md: 5000 } }],
  ['a height below the limit', { ...aside, height: { base: 1, md: 200 } }],
  ['a fraction of a pixel', { ...aside, height: { base: 160.5, md: 200 } }],
  ['an unknown access', { ...aside, access: 'owners' }],
  ['a height of a menu row', { ...row, height }],
  ['a menu row without a title', { ...row, title: undefined }],
  ['a menu row without a page', { ...row, to: undefined }],
  ['a menu row to another site', { ...row, to: 'https://evil.example' }],
  ['a menu row to a page with a parameter', { ...row, to: '/bank/:id' }],
  ['a page of something other than a row', { ...aside, to: '/polls' }],
  ['a block without a name', { ...block, block: undefined }],
  ['a block with markup in its name', { ...block, block: 'poll"><script>' }],
  ['a block without a title', { ...block, title: undefined }],
  ['a block outside of texts', { ...aside, block: 'poll' }],
  ['a label of an id outside of texts', { ...aside, idLabel: 'Number' }],
])('rejects %s', (_, slot) => {
  expect(remoteSlotSchema.safeParse(slot).success).toBe(false);
});

it('rejects the same module twice in a slot, but not in two slots', () => {
  expect(remoteSlotsSchema.safeParse([aside, aside]).success).toBe(false);
  expect(remoteSlotsSchema.safeParse([aside, { ...aside, slot: 'property.page.aside' }]).success).toBe(true);
});

it('orders components as placed, and appends the others', () => {
  const fillers = ['a', 'b', 'c', 'd'].map((remote) => ({
    slot: 'event.page.aside' as const,
    module: './poll',
    remote,
  }));
  const place = (remote: string, on = true) => ({
    slot: 'event.page.aside' as const,
    module: './poll',
    remote,
    on,
  });
  const placements = [place('gone'), place('c'), place('a', false)];
  const names = (all?: boolean) =>
    placedFillers(fillers, placements, 'event.page.aside', all).map(({ remote }) => remote);
  expect(names()).toEqual(['c', 'b', 'd']);
  expect(names(true)).toEqual(['c', 'a', 'b', 'd']);
  expect(placedFillers(fillers, placements, 'home.tonight')).toEqual([]);
});

it('rejects settings that place a component twice', () => {
  const once = { slot: 'event.page.aside', remote: 'polls', module: './poll', on: true };
  expect(slotPlacementsSchema.safeParse([once]).success).toBe(true);
  expect(slotPlacementsSchema.safeParse([once, { ...once, on: false }]).success).toBe(false);
});

it.each([
  [{ remote: 'polls', block: 'poll', id: '' }, true],
  [{ remote: 'polls', block: 'poll', id: 'summer_2026-1' }, true],
  [{ remote: 'polls', block: 'poll' }, false],
  [{ remote: '../polls', block: 'poll', id: '' }, false],
  [{ remote: 'polls', block: 'Poll', id: '' }, false],
  [{ remote: 'polls', block: 'poll', id: 'a b' }, false],
  [{ remote: 'polls', block: 'poll', id: 'x'.repeat(65) }, false],
])('checks the block %j with and without the schema: %s', (value, isValid) => {
  expect(isRemoteBlock(value)).toBe(isValid);
  expect(remoteBlockSchema.safeParse(value).success).toBe(isValid);
});

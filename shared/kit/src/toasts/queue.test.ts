import { expect, it } from 'vitest';
import { addToast, dismissToast, type QueuedToast, removeToast, updateToast } from './queue.ts';

const toast = (id: string): QueuedToast => ({ id, description: id, tone: 'neutral', open: true });

it('shows one at a time, the newest', () => {
  expect(addToast([toast('a')], toast('b'))).toEqual([toast('b')]);
});

it('updates a toast in place', () => {
  expect(updateToast([toast('a')], 'a', { description: 'new' })[0]?.description).toBe('new');
});

it('keeps a dismissed toast until it is removed', () => {
  const dismissed = dismissToast([toast('a')], 'a');
  expect(dismissed[0]?.open).toBe(false);
  expect(removeToast(dismissed, 'a')).toEqual([]);
});

it('dismisses and removes all without an id', () => {
  expect(dismissToast([toast('a')]).every(({ open }) => !open)).toBe(true);
  expect(removeToast([toast('a')])).toEqual([]);
});

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { useUiStore } from '../state/ui-store.ts';

const announce = vi.hoisted(() => vi.fn());
vi.mock('../request/request.ts', () => ({ announce }));

import { undoable } from './undoable.ts';

const press = () => useUiStore.getState().toasts[0]?.action?.onSelect?.();

it('shows the result, and undoes it once', () => {
  const undo = vi.fn();
  const id = undoable({ message: 'The comment is removed.', undo });
  expect(useUiStore.getState().toasts).toEqual([
    expect.objectContaining({
      id,
      description: 'The comment is removed.',
      open: true,
      tone: 'success',
      action: expect.objectContaining({ label: 'Undo' }),
    }),
  ]);
  press();
  press();
  expect(undo).toHaveBeenCalledTimes(1);
});

it('reports a failed undo', async () => {
  const error = new Error('gone');
  undoable({ message: 'Done.', undo: () => Promise.reject(error) });
  press();
  await vi.waitFor(() => expect(announce).toHaveBeenCalledWith(error));
});

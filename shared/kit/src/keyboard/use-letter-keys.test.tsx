import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyOverlay } from '../lazy/lazy-overlay.tsx';
import { useSearchDialog } from '../search/search-dialog.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { draw } from '../testing/draw.tsx';
import { useLetterKeys } from './use-letter-keys.ts';

const open = vi.fn();
const take = vi.fn();
function Page() {
  useLetterKeys({ o: { run: open }, t: { run: take, acts: true } });
  return (
    <>
      <input aria-label="Text" />
      <button type="button">Elsewhere</button>
    </>
  );
}
beforeEach(() => {
  open.mockReset();
  take.mockReset();
  useSettingsStore.getState().reset();
});

it('runs keys that only open something, and none that changes something, until they are switched on', async () => {
  const { user } = draw(<Page />);
  await user.keyboard('ot');
  expect([open.mock.calls.length, take.mock.calls.length]).toEqual([1, 0]);
  useSettingsStore.getState().change({ letterKeys: 'all' });
  await user.keyboard('ot');
  expect([open.mock.calls.length, take.mock.calls.length]).toEqual([2, 1]);
});

it('runs no key when they are switched off', async () => {
  useSettingsStore.getState().change({ letterKeys: 'off' });
  const { user } = draw(<Page />);
  await user.keyboard('ot');
  expect([open.mock.calls.length, take.mock.calls.length]).toEqual([0, 0]);
});

it('leaves what is typed, and keys that are held with others', async () => {
  const { user } = draw(<Page />);
  await user.type(screen.getByLabelText('Text'), 'oo');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}o{/Control}{Alt>}o{/Alt}');
  expect(open).not.toHaveBeenCalled();
});

it('goes by the key that is pressed, not by one that is let go after the focus has moved', async () => {
  draw(<Page />);
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'o' }));
  expect(open).not.toHaveBeenCalled();
});

it('runs the key in the same place of a Cyrillic keyboard', () => {
  draw(<Page />);
  fireEvent.keyDown(document.body, { key: 'щ', code: 'KeyO' });
  expect(open).toHaveBeenCalledOnce();
});

it('runs no key from the moment when the search is to open', async () => {
  const { user } = draw(<Page />);
  useSearchDialog.getState().open();
  await user.keyboard('o');
  useSearchDialog.getState().close();
  expect(open).not.toHaveBeenCalled();
});

it('runs no key while the file of a dialog is on its way', async () => {
  const parts = Promise.withResolvers<{ Dialog: Record<string, never> }>();
  const Dialog = lazyOverlay(
    new LazyModule(() => parts.promise),
    (file) => file.Dialog as { Root?: ComponentType<{ open: boolean }> },
    'dialog',
  );
  const Root = Dialog.Root as ComponentType<{ open: boolean }>;
  const { user, rerender } = draw(
    <>
      <Page />
      <Root open />
    </>,
  );
  await user.keyboard('o');
  expect(open).not.toHaveBeenCalled();
  rerender(<Page />);
  await user.keyboard('o');
  expect(open).toHaveBeenCalledOnce();
});

import { fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LazyModule } from '../lazy/lazy-module.ts';
import { lazyOverlay } from '../lazy/lazy-overlay.tsx';
import { useSearchDialog } from '../search/search-dialog.ts';
import { useSettingsStore } from '../state/settings-store.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
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

it('runs navigation keys, and no keys that change something, until they are enabled', async () => {
  const { user } = renderInSite(<Page />);
  await user.keyboard('ot');
  expect([open.mock.calls.length, take.mock.calls.length]).toEqual([1, 0]);
  useSettingsStore.getState().change({ letterKeys: 'all' });
  await user.keyboard('ot');
  expect([open.mock.calls.length, take.mock.calls.length]).toEqual([2, 1]);
});

it('runs no key when they are disabled', async () => {
  useSettingsStore.getState().change({ letterKeys: 'off' });
  const { user } = renderInSite(<Page />);
  await user.keyboard('ot');
  expect([open.mock.calls.length, take.mock.calls.length]).toEqual([0, 0]);
});

it('ignores keys typed into a field, and keys with modifiers', async () => {
  const { user } = renderInSite(<Page />);
  await user.type(screen.getByLabelText('Text'), 'oo');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.keyboard('{Control>}o{/Control}{Alt>}o{/Alt}');
  expect(open).not.toHaveBeenCalled();
});

it('uses the pressed key, not one released after the focus has moved', async () => {
  renderInSite(<Page />);
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'o' }));
  expect(open).not.toHaveBeenCalled();
});

it('runs the key at the same position of a Cyrillic keyboard', () => {
  renderInSite(<Page />);
  fireEvent.keyDown(document.body, { key: 'щ', code: 'KeyO' });
  expect(open).toHaveBeenCalledOnce();
});

it('runs no key from the moment the search is about to open', async () => {
  const { user } = renderInSite(<Page />);
  useSearchDialog.getState().open();
  await user.keyboard('o');
  useSearchDialog.getState().close();
  expect(open).not.toHaveBeenCalled();
});

it('runs no key while the chunk of a dialog is loading', async () => {
  const parts = Promise.withResolvers<{ Dialog: Record<string, never> }>();
  const Dialog = lazyOverlay(
    new LazyModule(() => parts.promise),
    (file) => file.Dialog as { Root?: ComponentType<{ open: boolean }> },
    'dialog',
  );
  const Root = Dialog.Root as ComponentType<{ open: boolean }>;
  const { user, rerender } = renderInSite(
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

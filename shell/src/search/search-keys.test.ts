// @vitest-environment happy-dom
import { useSearchDialog, useSettingsStore } from '@boardwalk/kit';
import { beforeEach, expect, it, vi } from 'vitest';
import { isSearchShortcut, type PressedKey, typeAhead } from './search-keys.ts';

const NO_KEYS = { metaKey: false, ctrlKey: false, altKey: false, shiftKey: false };
const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ...NO_KEYS,
  defaultPrevented: false,
  isComposing: false,
  target: document.body,
  ...more,
});

beforeEach(() => {
  document.body.innerHTML = '<p>Text</p><input><div contenteditable="true"><b>Bold</b></div>';
});
const at = (selector: string) => ({ target: document.querySelector(selector) });

it('opens on ⌘K on Apple’s systems and on Ctrl+K elsewhere, also from a field', () => {
  for (const place of ['p', 'input']) {
    expect(isSearchShortcut(press('k', { ctrlKey: true, ...at(place) }), false)).toBe(true);
    expect(isSearchShortcut(press('K', { metaKey: true, ...at(place) }), true)).toBe(true);
  }
  expect(isSearchShortcut(press('k', { ctrlKey: true }), true)).toBe(false);
  expect(isSearchShortcut(press('k', { metaKey: true }), false)).toBe(false);
  expect(isSearchShortcut(press('k', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(isSearchShortcut(press('k'), false)).toBe(false);
});

it('ignores the slash if single-key shortcuts are disabled', () => {
  expect(isSearchShortcut(press('/'), false)).toBe(true);
  useSettingsStore.getState().change({ letterKeys: 'off' });
  expect(isSearchShortcut(press('/'), false)).toBe(false);
  expect(isSearchShortcut(press('k', { ctrlKey: true }), false)).toBe(true);
  useSettingsStore.getState().reset();
});

it('leaves the shortcut to rich text editors, and ignores handled events', () => {
  expect(isSearchShortcut(press('k', { ctrlKey: true, ...at('b') }), false)).toBe(false);
  expect(isSearchShortcut(press('k', { ctrlKey: true, defaultPrevented: true }), false)).toBe(false);
  expect(isSearchShortcut(press('k', { ctrlKey: true, isComposing: true }), false)).toBe(false);
});

it('opens on a slash that isn’t typed into a field, on whichever key it is', () => {
  expect(isSearchShortcut(press('/', at('p')), false)).toBe(true);
  expect(isSearchShortcut(press('/', { shiftKey: true }), false)).toBe(true);
  for (const place of ['input', 'b']) expect(isSearchShortcut(press('/', at(place)), false)).toBe(false);
  expect(isSearchShortcut(press('/', { ctrlKey: true }), false)).toBe(false);
});

it('opens on the key at the position of K on Cyrillic and Greek keyboards', () => {
  for (const key of ['л', 'Л', 'κ'])
    expect(isSearchShortcut(press(key, { code: 'KeyK', ctrlKey: true }), false)).toBe(true);
});

it('puts characters typed before the search has the focus into the search only', () => {
  useSearchDialog.getState().open();
  const onPage = vi.fn();
  document.body.addEventListener('keydown', onPage);
  addEventListener('keydown', typeAhead, { capture: true });
  const events = ['a', 's', 'q', 'Backspace', 'k', 'Enter', 'Tab'].map(
    (key) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
  for (const event of events) document.body.dispatchEvent(event);
  removeEventListener('keydown', typeAhead, { capture: true });
  expect(useSearchDialog.getState().query).toBe('ask');
  expect(events.every((event) => event.defaultPrevented)).toBe(true);
  expect(onPage).not.toHaveBeenCalled();
  useSearchDialog.getState().close();
});

// @vitest-environment happy-dom
import { useSearchDialog, useSettingsStore } from '@boardwalk/kit';
import { beforeEach, expect, it, vi } from 'vitest';
import { asksForSearch, type PressedKey, typeAhead } from './search-keys.ts';

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

it('asks by ⌘K on Apple’s systems and by Ctrl+K elsewhere, from a field as well', () => {
  for (const place of ['p', 'input']) {
    expect(asksForSearch(press('k', { ctrlKey: true, ...at(place) }), false)).toBe(true);
    expect(asksForSearch(press('K', { metaKey: true, ...at(place) }), true)).toBe(true);
  }
  expect(asksForSearch(press('k', { ctrlKey: true }), true)).toBe(false);
  expect(asksForSearch(press('k', { metaKey: true }), false)).toBe(false);
  expect(asksForSearch(press('k', { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(asksForSearch(press('k'), false)).toBe(false);
});

it('leaves the slash when single-key shortcuts are switched off', () => {
  expect(asksForSearch(press('/'), false)).toBe(true);
  useSettingsStore.getState().change({ letterKeys: 'off' });
  expect(asksForSearch(press('/'), false)).toBe(false);
  expect(asksForSearch(press('k', { ctrlKey: true }), false)).toBe(true);
  useSettingsStore.getState().reset();
});

it('leaves the keys of links to where a text is formatted, and whatever was heard already', () => {
  expect(asksForSearch(press('k', { ctrlKey: true, ...at('b') }), false)).toBe(false);
  expect(asksForSearch(press('k', { ctrlKey: true, defaultPrevented: true }), false)).toBe(false);
  expect(asksForSearch(press('k', { ctrlKey: true, isComposing: true }), false)).toBe(false);
});

it('asks by a slash that isn’t typed into anything, on whichever key it is', () => {
  expect(asksForSearch(press('/', at('p')), false)).toBe(true);
  expect(asksForSearch(press('/', { shiftKey: true }), false)).toBe(true);
  for (const place of ['input', 'b']) expect(asksForSearch(press('/', at(place)), false)).toBe(false);
  expect(asksForSearch(press('/', { ctrlKey: true }), false)).toBe(false);
});

it('asks by the key in the place of K on Cyrillic and Greek keyboards', () => {
  for (const key of ['л', 'Л', 'κ'])
    expect(asksForSearch(press(key, { code: 'KeyK', ctrlKey: true }), false)).toBe(true);
});

it('puts what is typed before the search has the focus into the search, and nowhere else', () => {
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

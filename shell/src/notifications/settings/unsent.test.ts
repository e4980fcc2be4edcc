import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unsent } from './unsent.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
});

it('remembers a choice until it is sent', () => {
  expect(unsent.of('mara')).toBeUndefined();
  unsent.mark('mara', { language: false });
  expect(unsent.of('mara')).toEqual({ language: false });
  unsent.clear();
  expect(unsent.of('mara')).toBeUndefined();
});

it('keeps the language when a switch is changed', () => {
  unsent.mark('mara', { language: true });
  unsent.mark('mara', { language: false });
  expect(unsent.of('mara')).toEqual({ language: true });
});

it('belongs to one member', () => {
  unsent.mark('mara', { language: true });
  expect(unsent.of('kiri')).toBeUndefined();
  unsent.mark('kiri', { language: false });
  expect(unsent.of('kiri')).toEqual({ language: false });
});

it('ignores a damaged entry', () => {
  stored.set('boardwalk-unsent-preferences', '{"memberId');
  expect(unsent.of('mara')).toBeUndefined();
});

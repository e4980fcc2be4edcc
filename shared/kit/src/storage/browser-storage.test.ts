// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localStore, tabStore } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ['localStorage', localStore],
  ['sessionStorage', tabStore],
] as const)('%s', (name, store) => {
  it('returns the stored value', () => {
    expect(store.setItem('a', 'text')).toBe(true);
    expect(store.writeJson('b', { at: 1 })).toBe(true);
    expect([store.getItem('a'), store.readJson('b')]).toEqual(['text', { at: 1 }]);
    expect(store.keys().sort()).toEqual(['a', 'b']);
    store.removeItem('a');
    expect([store.getItem('a'), store.isAvailable()]).toEqual([null, true]);
  });

  it('returns undefined for damaged JSON', () => {
    store.setItem('a', '{"at"');
    expect(store.readJson('a')).toBeUndefined();
  });

  it('acts as an empty storage if the browser blocks it', () => {
    store.setItem('a', 'text');
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(store.isAvailable()).toBe(false);
    expect([store.getItem('a'), store.readJson('a'), store.keys()]).toEqual([null, undefined, []]);
    expect([store.setItem('a', 'b'), store.writeJson('a', 1)]).toEqual([false, false]);
    expect(() => store.removeItem('a')).not.toThrow();
  });

  it('reports that a full storage has not stored the value', () => {
    const setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    vi.spyOn(window, name, 'get').mockReturnValue({ setItem } as unknown as Storage);
    expect(store.setItem('a', 'b')).toBe(false);
  });
});

import { expect, it, vi } from 'vitest';
import { isScriptAddress, trustOwnScripts } from './trusted-scripts.ts';

const PAGE = 'https://meridian.test/news/1';

it.each([
  '/assets/main.0123456789.js',
  'https://meridian.test/remotes/news/1.0.0-abc/remote-entry.js?attempt=1',
  '/service-worker.js',
  'http://localhost:4101/remote-entry.js',
])('allows scripts of the site from %s', (address) => {
  expect(isScriptAddress(address, PAGE)).toBe(true);
});

it.each([
  '/api/media/1/picture',
  '/news/assets/x.js',
  '/assets/../api/media/1',
  'https://elsewhere.test/assets/main.js',
  'https://localhost.elsewhere.test/remote-entry.js',
  'data:text/javascript,alert(1)',
  'blob:https://meridian.test/0',
  'javascript:alert(1)',
])('blocks scripts from %s', (address) => {
  expect(isScriptAddress(address, PAGE)).toBe(false);
});

it('has a rule for script URLs only', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  vi.stubGlobal('location', { href: PAGE });
  trustOwnScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
  expect(rules.createScriptURL('/assets/main.js')).toBe('/assets/main.js');
  expect(rules.createScriptURL('https://elsewhere.test/x.js')).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  vi.stubGlobal('window', {});
  expect(trustOwnScripts).not.toThrow();
});

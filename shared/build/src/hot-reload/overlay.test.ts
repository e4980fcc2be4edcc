// @vitest-environment happy-dom

import { DEVELOPMENT_FAILURE_EVENT } from '@boardwalk/contracts';
import { beforeEach, expect, it, vi } from 'vitest';
import { createOverlay } from './overlay.ts';

const ORIGIN = 'http://localhost:4101';

function open() {
  document.body.replaceChildren();
  const reload = vi.fn();
  const overlay = createOverlay(window, reload);
  overlay.serve('news', ORIGIN);
  const text = () => document.querySelector('boardwalk-development-overlay')?.shadowRoot?.textContent ?? '';
  return { overlay, reload, text };
}

const fail = (error: unknown) =>
  window.dispatchEvent(new CustomEvent(DEVELOPMENT_FAILURE_EVENT, { detail: { remote: 'news', error } }));

beforeEach(() => document.body.replaceChildren());

it('shows the errors of a build until one succeeds, without a reload', () => {
  const { overlay, reload, text } = open();
  overlay.built('news', ['Unexpected token']);
  expect(text()).toContain('news could not be built');
  expect(text()).toContain('Unexpected token');
  overlay.built('news', []);
  expect(text()).toBe('');
  expect(reload).not.toHaveBeenCalled();
});

it('shows a remote that fails, and reloads the page after the next build', () => {
  const { overlay, reload, text } = open();
  fail(new Error('thrown on purpose'));
  expect(text()).toContain('news failed to load or to render');
  expect(text()).toContain('thrown on purpose');
  overlay.built('news', []);
  expect(reload).toHaveBeenCalledOnce();
});

it('keeps the build error in front of the failure that it causes', () => {
  const { overlay, text } = open();
  overlay.built('news', ['Unexpected token']);
  fail(new Error('Module build failed'));
  expect(text()).toContain('could not be built');
});

it('shows errors that the code of a development server throws elsewhere, and no errors of other code', () => {
  const { text } = open();
  const own = new Error('in a timer');
  own.stack = `Error: in a timer\n    at ${ORIGIN}/assets/remote.js:1:1`;
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of the shell') }));
  expect(text()).toBe('');
  window.dispatchEvent(new ErrorEvent('error', { error: own }));
  expect(text()).toContain('in a timer');
});

it('is dismissed by Escape, and appears again for the next error', () => {
  const { overlay, text } = open();
  overlay.built('news', ['one']);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(text()).toBe('');
  overlay.built('news', ['two']);
  expect(text()).toContain('two');
});

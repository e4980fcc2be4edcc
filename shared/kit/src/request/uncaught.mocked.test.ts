// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

const error = vi.hoisted(() => vi.fn());
vi.mock('../toasts/notice-queue.ts', () => ({ notice: { error } }));

import { RequestError } from './request-error.ts';
import { announceUncaught } from './uncaught.ts';

beforeEach(() => {
  error.mockReset();
  return announceUncaught(window);
});

/** @returns whether the browser's default report was prevented. */
function reject(reason: unknown): boolean {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return !window.dispatchEvent(event);
}
const fail = (message: string) => window.dispatchEvent(Object.assign(new Event('error'), { message }));

it('reports uncaught failures', () => {
  expect(reject(new TypeError('x'))).toBe(false);
  fail('y is not defined');
  expect(error).toHaveBeenCalledTimes(2);
});

it('reports a failed call with its own message, once', () => {
  const failure = new RequestError({ type: 'NETWORK', status: 0 });
  expect(reject(failure)).toBe(false);
  reject(failure);
  expect(error.mock.calls).toEqual([['Network error. Please check your internet connection.']]);
});

it.each([
  ['aborted', { type: 'NETWORK', status: 0, interruption: 'abort' }],
  ['unauthenticated', { type: 'AUTHENTICATION', status: 401 }],
] as const)('doesn’t report an %s call', (_, options) => {
  reject(new RequestError(options));
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['Transition was skipped', 'AbortError'],
  ['Transition was aborted because of invalid state. Viewport size changed', 'InvalidStateError'],
  ['View transition was skipped because document visibility state is hidden.', 'InvalidStateError'],
])('suppresses the end of a view transition: %s', (message, name) => {
  expect(reject(new DOMException(message, name))).toBe(true);
  expect(error).not.toHaveBeenCalled();
});

it('reports other InvalidStateErrors', () => {
  expect(reject(new DOMException('The database connection is closing.', 'InvalidStateError'))).toBe(false);
  expect(error).toHaveBeenCalledOnce();
});

it('ignores ResizeObserver loops', () => {
  fail('ResizeObserver loop completed with undelivered notifications.');
  expect(error).not.toHaveBeenCalled();
});

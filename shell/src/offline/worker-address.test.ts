import { afterEach, expect, it, vi } from 'vitest';
import { WORKER_FILE } from './messages.ts';
import { workerAddress } from './worker-address.ts';

afterEach(() => vi.unstubAllGlobals());

it('is plain text where the browser takes that', () => {
  vi.stubGlobal('window', {});
  expect(workerAddress()).toBe(WORKER_FILE);
});

it('goes through a policy that knows no other address', () => {
  const createPolicy = vi.fn((_: string, rules: { createScriptURL(url: string): string }) => ({
    createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
  }));
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  expect(workerAddress()).toEqual({ trusted: WORKER_FILE });
  expect(createPolicy).toHaveBeenCalledWith('boardwalk-worker', expect.anything());
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(() => rules?.createScriptURL('/remotes/home/1/worker.js')).toThrow(TypeError);
});

import type { ReleaseSet } from '@boardwalk/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { expect, it, vi } from 'vitest';
import { failedRenderings } from './failed-renderings.ts';

const set = {
  remotes: [
    { name: 'news', version: '2', routes: [{ path: '/news/:slug', access: 'public', title: 'News' }] },
  ],
} as unknown as ReleaseSet;

it('logs each failed page with its remote, and reports failures that the remote caused', async () => {
  const callApi = vi.fn(async () => new Response(null, { status: 204 }));
  const warn = vi.fn();
  const report = failedRenderings(callApi, { warn } as unknown as FastifyBaseLogger);
  const job = { path: '/news/a-secret-draft', set };

  report('threw', 'ReferenceError: window is not defined\n    at x', job);
  expect(callApi).toHaveBeenCalledExactlyOnceWith('/api/reports/releases', 3_000, {
    reports: [
      {
        name: 'news',
        version: '2',
        outcome: 'draw-failed',
        cause: { message: 'ReferenceError: window is not defined', route: '/news/:slug' },
      },
    ],
  });
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ failure: 'threw', name: 'news', version: '2' });

  for (const failure of ['late', 'unready', 'no bundle'] as const) report(failure, 'x', job);
  report('threw', 'x', { path: '/settings', set });
  expect(callApi).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledTimes(5);
});

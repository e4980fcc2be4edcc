import type { Release, SignedText } from '@boardwalk/contracts';
import { beforeEach, expect, it, vi } from 'vitest';

const releaseSets = vi.hoisted(() => ({
  current: vi.fn(),
  preview: vi.fn<() => Promise<unknown>>(),
  leavePreview: vi.fn(),
}));
vi.mock('../set/set-store.ts', () => ({ releaseSets }));
vi.mock('@boardwalk/kit', () => ({
  clock: { now: () => Date.now() },
  i18n: { _: String },
  notice: { error: () => {} },
}));

const stored = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
});

const signed: SignedText = { payload: '{}', key: 'k', signature: 's' };
let session: typeof import('./preview-session.ts');
beforeEach(async () => {
  vi.clearAllMocks();
  stored.clear();
  vi.resetModules();
  session = await import('./preview-session.ts');
  releaseSets.preview.mockResolvedValueOnce({});
  await session.startPreview(signed);
});

it('resumes after a reload', async () => {
  releaseSets.preview.mockResolvedValueOnce({});
  await session.resumePreview();
  expect(releaseSets.preview).toHaveBeenLastCalledWith(signed);
  expect([session.previewEnd(), stored.size]).toEqual([undefined, 1]);
});

it('reports its expiry, once', async () => {
  const { SetRefused } = await import('../set/verify-set.ts');
  releaseSets.preview.mockRejectedValueOnce(new SetRefused('expired'));
  await session.resumePreview();
  expect([session.previewEnd(), stored.size]).toEqual(['expired', 0]);
});

it('ends if its version fails, and not if another does', () => {
  releaseSets.current.mockReturnValue({ preview: { name: 'news', version: '2' } });
  session.endPreviewOf({ name: 'news', version: '1' } as Release);
  expect(releaseSets.leavePreview).not.toHaveBeenCalled();
  session.endPreviewOf({ name: 'news', version: '2' } as Release);
  expect([releaseSets.leavePreview.mock.calls.length, stored.size]).toEqual([1, 0]);
});

it('ends with the next page load if a page of its version threw, which that page shows once', async () => {
  releaseSets.current.mockReturnValue({ preview: { name: 'news', version: '2' } });
  expect(session.endPreviewAtReload({ name: 'news', version: '1' } as Release)).toBe(false);
  expect(session.endPreviewAtReload({ name: 'news', version: '2' } as Release)).toBe(true);
  releaseSets.preview.mockClear();
  await session.resumePreview();
  expect([session.previewEnd(), stored.size]).toEqual(['failed', 0]);
  expect(releaseSets.preview).not.toHaveBeenCalled();
});

it('has expired from its end on', () => {
  const until = (expiresAt: number) =>
    releaseSets.current.mockReturnValue({
      preview: { name: 'news', version: '2', expiresAt: new Date(expiresAt).toISOString() },
    });
  until(Date.now() + 60_000);
  expect(session.isPreviewExpired()).toBe(false);
  until(Date.now() - 1);
  expect(session.isPreviewExpired()).toBe(true);
  releaseSets.current.mockReturnValue({});
  expect(session.isPreviewExpired()).toBe(false);
});

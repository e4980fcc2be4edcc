// @vitest-environment happy-dom
import type { Release } from '@boardwalk/contracts';
import type { SlotFiller } from '@boardwalk/kit';
import { expect, it, vi } from 'vitest';
import { fillerFailed, fillerRendered, loadFiller } from './slot-loader.ts';

const fillerOf = (name: string): SlotFiller => ({
  slot: 'event.page.aside',
  module: './poll',
  height: { base: 100, md: 100 },
  remote: name,
  release: { name, version: '1', container: `${name}_1` } as Release,
});
const storeWith = (fetchModule: () => Promise<{ Component: () => null }>, isBlocked = false) => ({
  blocks: () => isBlocked,
  fetchModule: vi.fn(fetchModule),
  rendering: vi.fn(),
  rendered: vi.fn(),
  failed: vi.fn(),
  failedToLoad: vi.fn(),
});
const poll = { Component: () => null };

it('loads a component once, and reports when it was rendered', async () => {
  const remotes = storeWith(() => Promise.resolve(poll));
  const filler = fillerOf('once');
  expect(await Promise.all([loadFiller(remotes, filler), loadFiller(remotes, filler)])).toEqual([poll, poll]);
  expect(remotes.fetchModule).toHaveBeenCalledExactlyOnceWith(filler.release, './poll');
  expect(remotes.rendering).toHaveBeenCalledExactlyOnceWith(filler.release, '1');
  fillerRendered(remotes, filler);
  expect(remotes.rendered).toHaveBeenCalledExactlyOnceWith(filler.release, '1', expect.any(Number));
});

it('reports a component that can’t be loaded once, and loads it again the next time', async () => {
  const lost = new Error('404');
  const remotes = storeWith(() => Promise.reject(lost));
  const filler = fillerOf('lost');
  await expect(loadFiller(remotes, filler)).rejects.toBe(lost);
  fillerFailed(remotes, filler, lost);
  fillerFailed(remotes, filler, lost);
  expect(remotes.failedToLoad).toHaveBeenCalledExactlyOnceWith(filler.release, lost);
  expect(remotes.failed).not.toHaveBeenCalled();
  remotes.fetchModule.mockResolvedValue(poll);
  expect(await loadFiller(remotes, filler)).toBe(poll);
});

it('reports what a component throws for the release that brings it', () => {
  const remotes = storeWith(() => Promise.resolve(poll));
  const filler = fillerOf('thrower');
  const error = new Error('The poll is broken');
  fillerFailed(remotes, filler, error);
  expect(remotes.failed).toHaveBeenCalledExactlyOnceWith(filler.release, '1', error);
});

it('doesn’t report a file of the page itself that could not be fetched', () => {
  const remotes = storeWith(() => Promise.resolve(poll));
  const error = Object.assign(new Error('Loading chunk slots failed'), {
    name: 'ChunkLoadError',
    request: 'https://site.example/assets/slots.js',
  });
  fillerFailed(remotes, fillerOf('innocent'), error);
  expect(remotes.failed).not.toHaveBeenCalled();
  expect(remotes.failedToLoad).not.toHaveBeenCalled();
});

it('loads nothing of a version that froze a page, and reports nothing', async () => {
  const remotes = storeWith(() => Promise.resolve(poll), true);
  const filler = fillerOf('frozen');
  const error = await loadFiller(remotes, filler).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(Error);
  fillerFailed(remotes, filler, error);
  expect(remotes.fetchModule).not.toHaveBeenCalled();
  expect(remotes.failed).not.toHaveBeenCalled();
});

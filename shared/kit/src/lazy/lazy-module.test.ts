import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadControls, loadDisplay, loadFields, loadForms, loadTables } from '../index.ts';
import { fetchAgain, LazyModule } from './lazy-module.ts';

it('resolves a preload in a loader with serializable data only', async () => {
  const loaders = [loadFields, loadForms, loadControls, loadTables, loadDisplay];
  const answers = await Promise.all(loaders.map((load) => load()));
  expect(structuredClone(answers)).toEqual(answers);
});

it('fetches again after a failed preload', async () => {
  const fetches = [() => Promise.reject(new Error('offline')), () => Promise.resolve('parts')];
  const module = new LazyModule<string>(() => (fetches.shift() as () => Promise<string>)());
  expect([await module.ahead(), module.loaded()]).toEqual([null, undefined]);
  expect([await module.ahead(), module.loaded()]).toEqual([null, 'parts']);
});

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

describe('a chunk that couldn’t be fetched', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is fetched a second time automatically', async () => {
    const fetchFile = vi.fn().mockRejectedValueOnce(chunkError()).mockResolvedValue('parts');
    const loading = new LazyModule(fetchFile).load();
    await vi.advanceTimersByTimeAsync(2000);
    await expect(loading).resolves.toBe('parts');
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('fails after the second time', async () => {
    const fetchFile = vi.fn().mockImplementation(() => Promise.reject(chunkError()));
    const loading = fetchAgain(fetchFile);
    loading.catch(() => {});
    await vi.advanceTimersByTimeAsync(2000);
    await expect(loading).rejects.toThrow('Loading chunk 7 failed.');
    expect(fetchFile).toHaveBeenCalledTimes(2);
  });

  it('is not fetched again if its code failed', async () => {
    const fetchFile = vi.fn().mockRejectedValue(new Error('x is not a function'));
    await expect(fetchAgain(fetchFile)).rejects.toThrow('x is not a function');
    expect(fetchFile).toHaveBeenCalledTimes(1);
  });
});

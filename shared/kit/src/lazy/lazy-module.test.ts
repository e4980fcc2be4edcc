import { expect, it } from 'vitest';
import { loadControls, loadDisplay, loadFields, loadForms, loadTables } from '../index.ts';
import { LazyModule } from './lazy-module.ts';

it('answers a loader nothing that couldn’t go to the browser as data', async () => {
  const loaders = [loadFields, loadForms, loadControls, loadTables, loadDisplay];
  const answers = await Promise.all(loaders.map((load) => load()));
  expect(structuredClone(answers)).toEqual(answers);
});

it('fetches anew after a fetch ahead that failed', async () => {
  const fetches = [() => Promise.reject(new Error('offline')), () => Promise.resolve('parts')];
  const module = new LazyModule<string>(() => (fetches.shift() as () => Promise<string>)());
  expect([await module.ahead(), module.loaded()]).toEqual([null, undefined]);
  expect([await module.ahead(), module.loaded()]).toEqual([null, 'parts']);
});

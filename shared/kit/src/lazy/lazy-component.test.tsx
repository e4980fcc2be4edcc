import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy-component.ts';
import { LazyModule } from './lazy-module.ts';

const Note = () => <p>A note</p>;
const noteOf = (file: LazyModule<{ Note: typeof Note }>) => lazyComponent(file, (parts) => parts.Note);

// Several times: React uses four lanes for retries in turn, and in one of them a lost retry goes unnoticed.
it.each([1, 2, 3, 4])('renders once its chunk is loaded, without another update (%i)', async () => {
  const Lazy = noteOf(new LazyModule(async () => ({ Note })));
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Lazy />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('A note');
});

it('renders immediately if its chunk is loaded already', async () => {
  const file = new LazyModule(async () => ({ Note }));
  await file.load();
  const Lazy = noteOf(file);
  render(<Lazy />);
  expect(screen.getByText('A note')).toBeTruthy();
});

it('loads its chunk again after a failure', async () => {
  const fetch = vi.fn(async () => ({ Note })).mockRejectedValueOnce(new Error('offline'));
  const Lazy = noteOf(new LazyModule(fetch));
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Lazy />
    </Suspense>,
  );
  await screen.findByText('A note');
  expect(fetch).toHaveBeenCalledTimes(2);
});

import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notice } from '../toasts/notice-queue.ts';
import { lazyDialog } from './lazy-dialog.tsx';
import { LazyModule } from './lazy-module.ts';

interface NoteProps {
  open?: boolean;
  onClose: () => void;
}
const Note = ({ open = true }: NoteProps) => open && <p>A note</p>;

it('loads when it is first opened', async () => {
  const fetch = vi.fn(async () => ({ Note }));
  const Lazy = lazyDialog(new LazyModule(fetch), (parts) => parts.Note);
  const { rerender } = render(<Lazy open={false} onClose={() => {}} />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Lazy open onClose={() => {}} />);
  await screen.findByText('A note');
  rerender(<Lazy open={false} onClose={() => {}} />);
  expect(screen.queryByText('A note')).toBeNull();
});

it('closes again with a notice if it can’t be loaded, and loads again when it is opened again', async () => {
  const error = vi.spyOn(notice, 'error').mockReturnValue();
  let isOffline = true;
  const fetch = vi.fn(async () => {
    if (isOffline) throw new Error('offline');
    return { Note };
  });
  const Lazy = lazyDialog(new LazyModule(fetch), (parts) => parts.Note);
  const onClose = vi.fn();
  const { rerender } = render(<Lazy onClose={onClose} />);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(error).toHaveBeenCalledExactlyOnceWith('The dialog could not be loaded. Please try again.');
  error.mockRestore();
  isOffline = false;
  await act(async () => rerender(<Lazy open={false} onClose={onClose} />));
  rerender(<Lazy open onClose={onClose} />);
  await screen.findByText('A note');
});

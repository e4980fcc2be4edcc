import { Button } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
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
  expect(error).toHaveBeenCalledExactlyOnceWith('The dialog could not be loaded. Try again.');
  error.mockRestore();
  isOffline = false;
  await act(async () => rerender(<Lazy open={false} onClose={onClose} />));
  rerender(<Lazy open onClose={onClose} />);
  await screen.findByText('A note');
});

interface TriggeredNoteProps {
  trigger: ReactElement;
  open?: boolean;
  onClose?: () => void;
}
const TriggeredNote = ({ open, onClose }: TriggeredNoteProps) =>
  open && (
    <p>
      A note
      <button type="button" onClick={onClose}>
        Close
      </button>
    </p>
  );

it('opens with the click on its trigger once it is loaded, and closes', async () => {
  let finish = (_: { TriggeredNote: typeof TriggeredNote }) => {};
  const file = new LazyModule(
    () => new Promise<{ TriggeredNote: typeof TriggeredNote }>((done) => (finish = done)),
  );
  const Lazy = lazyDialog(file, (parts) => parts.TriggeredNote);
  const onClick = vi.fn();
  const onClose = vi.fn();
  const { user } = renderInSite(<Lazy trigger={<Button onClick={onClick}>Read</Button>} onClose={onClose} />);
  const button = screen.getByRole('button', { name: 'Read' });
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => finish({ TriggeredNote }));
  await screen.findByText('A note');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('A note')).toBeNull();
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows an error next to its trigger if it can’t be loaded, and opens with the next click', async () => {
  let isOffline = true;
  const file = new LazyModule(async () => {
    if (isOffline) throw new Error('offline');
    return { TriggeredNote };
  });
  const Lazy = lazyDialog(file, (parts) => parts.TriggeredNote);
  const { user } = renderInSite(<Lazy trigger={<Button>Read</Button>} />);
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The dialog could not be loaded');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await screen.findByText('A note');
  expect(screen.queryByRole('alert')).toBeNull();
});

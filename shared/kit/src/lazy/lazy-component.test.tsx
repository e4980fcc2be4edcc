import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { renderInSite } from '../testing/render-in-site.tsx';
import { lazyComponent, lazyWithRetry } from './lazy-component.ts';
import { LazyModule } from './lazy-module.ts';
import { onPartFailure } from './part-failures.ts';

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

/** Renders a page with a component whose chunk can't be loaded while `connection.online` is false. */
function renderOffline() {
  const connection = { online: false };
  const fetch = vi.fn(async () => {
    if (!connection.online) throw new Error('offline');
    return { default: Note };
  });
  const Lazy = lazyWithRetry(fetch);
  const page = (
    <>
      <p>The page</p>
      <Suspense fallback={<p>Loading</p>}>
        <Lazy />
      </Suspense>
    </>
  );
  return { connection, fetch, page, ...renderInSite(page) };
}

it('renders an error in its place if its chunk can’t be loaded, tries once, and reports it', async () => {
  const report = vi.fn();
  const stop = onPartFailure(report);
  const { fetch } = renderOffline();
  await screen.findByText('This part of the page could not be loaded');
  expect(screen.getByText('The page')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  stop();
});

it('loads its chunk again on “Try again”, until it succeeds', async () => {
  const { connection, fetch, user } = renderOffline();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByText('This part of the page could not be loaded')).toBeTruthy();
  connection.online = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('A note');
  expect(fetch).toHaveBeenCalledTimes(3);
});

it('loads its chunk again if it is mounted again', async () => {
  const { connection, unmount, page } = renderOffline();
  await screen.findByRole('button', { name: 'Try again' });
  unmount();
  connection.online = true;
  renderInSite(page);
  await screen.findByText('A note');
});

it('leaves the failure to the error boundary with `throwOnError`', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('offline')));
  const Lazy = lazyWithRetry<object>(fetch, { throwOnError: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={(error) => <p>{String(error)}</p>}>
      <Suspense>
        <Lazy />
      </Suspense>
    </ErrorBoundary>,
  );
  await screen.findByText('Error: offline');
  expect(fetch).toHaveBeenCalledTimes(1);
});

/** Renders a page whose component leaves its failures to an error boundary, which can be reset. */
function renderGuarded() {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const connection = { online: false };
  const fetch = vi.fn(async () => {
    if (!connection.online) throw new Error('offline');
    return { default: Note };
  });
  const Lazy = lazyWithRetry<object>(fetch, { throwOnError: true });
  return { connection, fetch, Lazy };
}

it('loads its chunk again with `throwOnError` when the error boundary is reset', async () => {
  const { connection, fetch, Lazy } = renderGuarded();
  const { user } = renderInSite(
    <ErrorBoundary
      fallback={(_, retry) => (
        <button type="button" onClick={retry}>
          Again
        </button>
      )}
    >
      <Suspense>
        <Lazy />
      </Suspense>
    </ErrorBoundary>,
  );
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  await screen.findByRole('button', { name: 'Again' });
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  connection.online = true;
  await user.click(await screen.findByRole('button', { name: 'Again' }));
  await screen.findByText('A note');
});

it('loads its chunk again with `throwOnError` when it is mounted later, in an error boundary of a library', async () => {
  const { connection, fetch, Lazy } = renderGuarded();
  class OtherBoundary extends Component<{ children: ReactNode }> {
    override state = { failed: false };
    static getDerivedStateFromError() {
      return { failed: true };
    }
    override render() {
      return this.state.failed ? <p>Failed</p> : this.props.children;
    }
  }
  const page = (
    <OtherBoundary>
      <Suspense>
        <Lazy />
      </Suspense>
    </OtherBoundary>
  );
  const first = render(page);
  await screen.findByText('Failed');
  first.unmount();
  connection.online = true;
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5001);
  render(page);
  await screen.findByText('A note');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('is busy while “Try again” loads, announces the result, and keeps the focus', async () => {
  let settle = { done: () => {}, fail: () => {} };
  const fetch = vi
    .fn<() => Promise<{ default: typeof Note }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(
      () =>
        new Promise((done, fail) => {
          settle = { done: () => done({ default: Note }), fail: () => fail(new Error('offline')) };
        }),
    );
  const Lazy = lazyWithRetry<object>(fetch);
  const { user } = renderInSite(
    <Suspense>
      <Lazy />
    </Suspense>,
  );
  const button = await screen.findByRole('button', { name: 'Try again' });
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading');
  await user.click(button);
  expect(fetch).toHaveBeenCalledTimes(2);
  await act(async () => settle.fail());
  expect(button.getAttribute('aria-busy')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Loading failed again');
  expect(document.activeElement).toBe(button);
  await user.click(button);
  await act(async () => settle.done());
  await screen.findByText('A note');
  expect(document.activeElement?.textContent).toBe('This part of the page is loaded');
});

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ComponentType, createElement, Suspense } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { lazyWithRetry } from './lazy-component.ts';

const Note = () => createElement('p', null, 'A note');

/** Renders a page as the server does: rejects with the error of a component. */
const htmlOf = (Part: ComponentType<object>): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(createElement(Suspense, null, createElement(Part)), {
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });

it('is loaded again for the next page of the server after a failure', async () => {
  const fetch = vi.fn(async () => ({ default: Note })).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyWithRetry<object>(fetch);
  await expect(htmlOf(Lazy)).rejects.toThrow('offline');
  expect(await htmlOf(Lazy)).toContain('A note');
  expect(fetch).toHaveBeenCalledTimes(2);
});

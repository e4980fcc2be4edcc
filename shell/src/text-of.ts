import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole markup, once everything that was waited for is there.
 * @throws what a component threw: a page with a hole is none.
 */
export function textOf(node: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(node, {
      // In one piece: parts that are sent later come with scripts, which the page's policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

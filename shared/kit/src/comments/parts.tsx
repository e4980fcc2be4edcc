import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import type { CommentsProps } from './comments.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';

const comments = new LazyModule(() =>
  withLazyCatalog(import(/* webpackChunkName: "comments" */ './chunk.ts')),
);

const LazyComments: ComponentType<CommentsProps> = lazyComponent(comments, (parts) => parts.Comments);

/** What members say about an article or an event, with its states, and room for the reader's own words. */
export function Comments(props: CommentsProps) {
  return (
    <Suspense fallback={<CommentsSkeleton />}>
      <LazyComments {...props} />
    </Suspense>
  );
}

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

/** Comments of an article or event, with loading and error states, and a field for the reader's own. */
export function Comments(props: CommentsProps) {
  return (
    <Suspense fallback={<CommentsSkeleton />}>
      <LazyComments {...props} />
    </Suspense>
  );
}

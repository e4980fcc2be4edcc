import type { ReactNode } from 'react';
import { isMissing } from '../request/request-error.ts';
import { ErrorBox } from './error-box.tsx';

interface NotLoadedProps {
  /** Why there is nothing: the `error` of the query, null while it is on its way. */
  error: unknown;
  /** What stands there while it is on its way. */
  skeleton: ReactNode;
  /** What stands there when there is no such thing, or none for this reader. */
  missing: ReactNode;
  /** What could not be loaded, in a sentence. */
  failure: string;
  onRetry: () => void;
}

/** In the place of one thing that the address names, as long as its query has no data: it is on its way, doesn't exist, or failed. */
export function NotLoaded({ error, skeleton, missing, failure, onRetry }: NotLoadedProps) {
  if (!error) return skeleton;
  if (isMissing(error)) return missing;
  return <ErrorBox title={failure} error={error} onRetry={onRetry} />;
}

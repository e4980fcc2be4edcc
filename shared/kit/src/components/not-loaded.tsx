import type { ReactNode } from 'react';
import { isMissing } from '../request/request-error.ts';
import { ErrorBox } from './error-box.tsx';

interface NotLoadedProps {
  /** The `error` of the query, null while it is loading. */
  error: unknown;
  /** Placeholder while it is loading. */
  skeleton: ReactNode;
  /** Content if it doesn't exist, or not for this reader. */
  missing: ReactNode;
  /** Error message in one sentence. */
  failure: string;
  onRetry: () => void;
}

/** Replaces the content of a detail page while its query has no data: loading, missing, or failed. */
export function NotLoaded({ error, skeleton, missing, failure, onRetry }: NotLoadedProps) {
  if (!error) return skeleton;
  if (isMissing(error)) return missing;
  return <ErrorBox title={failure} error={error} onRetry={onRetry} />;
}

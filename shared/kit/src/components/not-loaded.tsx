import type { WantedPermission } from '@boardwalk/contracts';
import type { ReactNode } from 'react';
import { isMissing } from '../request/request-error.ts';
import { isForbidden } from '../session/access.ts';
import { RequirePermission } from '../session/require-permission.tsx';
import { EmptyDrawingContext } from './empty-drawing.ts';
import { ErrorBox } from './error-box.tsx';
import { Forbidden } from './forbidden.tsx';

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
  /** Required permission, which is named to members without it. */
  permission?: WantedPermission;
}

/** Replaces the content of a detail page while its query has no data: loading, missing, forbidden, or failed. */
export function NotLoaded({ permission, ...state }: NotLoadedProps) {
  if (permission === undefined) return <Unloaded {...state} />;
  if (isForbidden(state.error)) return <Forbidden permission={permission} />;
  return (
    <RequirePermission permission={permission} fallback={state.skeleton}>
      <Unloaded {...state} />
    </RequirePermission>
  );
}

function Unloaded({ error, skeleton, missing, failure, onRetry }: NotLoadedProps) {
  if (!error) return skeleton;
  if (isMissing(error)) return <EmptyDrawingContext value="bridge">{missing}</EmptyDrawingContext>;
  return <ErrorBox title={failure} error={error} onRetry={onRetry} />;
}

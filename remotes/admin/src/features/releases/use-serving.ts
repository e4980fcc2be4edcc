import { type ManagedRemote, STALE_AFTER } from '@boardwalk/contracts';
import {
  errorMessage,
  invalidateEndpoints,
  notice,
  RequestError,
  toast,
  undoable,
  useMutation,
  useQueryClient,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { changeServing, type ServingChange } from './change-serving.ts';
import { undoOf } from './undo.ts';

interface Change {
  change: ServingChange;
  /** State before the change; without it the change is an undo, which can't be undone again. */
  before?: ManagedRemote;
}

/** Changes what is served of a remote, one change at a time, and offers to undo it. */
export function useServing() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const underWay = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ change }: Change) => changeServing(change),
    onSuccess(_, { change, before }) {
      const undo = before && undoOf(change, before);
      if (undo) undoable({ message: messageOf(change), undo: () => run({ change: undo }) });
      else {
        const description = before ? messageOf(change) : t`${change.name} is live as before.`;
        toast.add({ description, tone: 'success' });
      }
    },
    meta: { handlesError: true },
    onSettled: async () => {
      underWay.current = false;
      await invalidateEndpoints(queries, ...STALE_AFTER['POST /api/releases/:name/promote']);
    },
  });
  const apply = async (change: Change): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    await mutateAsync(change);
  };
  const run = (change: Change) => void apply(change).catch((error) => notice.error(reasonOf(error)));
  const messageOf = (change: ServingChange): string => {
    const { name } = change;
    if (change.kind === 'floor')
      return change.version === null
        ? t`Older versions of ${name} are no longer blocked.`
        : t`Versions of ${name} older than ${change.version} are blocked.`;
    if (change.kind === 'rollback') {
      return change.channel === 'live'
        ? t`${name} was rolled back.`
        : t`Everyone gets the live version of ${name} again.`;
    }
    if (change.kind === 'end') return t`${name} has no live version any more.`;
    if (change.kind === 'switch')
      return change.off ? t`${name} is switched off.` : t`${name} is switched on.`;
    if (change.kind === 'remove') return t`${name} is removed.`;
    const { version } = change;
    if (change.kind === 'approve') return t`${name} ${version} is approved.`;
    if (change.to === 'canary') return t`${name} ${version} is rolled out to ${change.share} % of visitors.`;
    return change.to === 'staff'
      ? t`${name} ${version} is rolled out to staff.`
      : t`${name} ${version} is rolled out to everyone.`;
  };
  const reasonOf = (error: unknown): string => {
    const found = error instanceof RequestError ? error.fields.map(({ message }) => message) : [];
    return [errorMessage(error, t`Nothing was changed.`), ...found].join(' ');
  };
  return {
    busy: isPending,
    /** Applies a change, and shows its error as a notice. */
    run,
    /** Applies a change. The caller shows its error, with the message of `reasonOf`. @throws RequestError */
    apply,
    reasonOf,
  };
}
export type Serving = ReturnType<typeof useServing>;

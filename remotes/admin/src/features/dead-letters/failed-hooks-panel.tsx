import type { FailedHook } from '@boardwalk/contracts';
import {
  Button,
  chakra,
  type DataColumn,
  DataTable,
  EmptyState,
  PanelSection,
  TimeText,
  toast,
  useEndpointMutation,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { failedHookPages } from './queries.ts';

/** Calls of the site to backends of apps that failed permanently, for users who manage releases. */
export function FailedHooksPanel() {
  const { t } = useLingui();
  const pages = usePages(failedHookPages);
  const { mutate, isPending, variables } = useEndpointMutation('POST /api/backend-hooks/:id/retry', {
    onSuccess: () => toast.add({ description: t`The call is being made again.`, tone: 'success' }),
    meta: { failure: t`The call could not be made again.` },
  });
  const columns = useMemo<DataColumn<FailedHook>[]>(
    () => [
      { id: 'remote', header: t`App`, cell: ({ remote }) => <b translate="no">{remote}</b> },
      {
        id: 'type',
        header: t`Call`,
        cell: ({ type }) =>
          type === 'member-deletion' ? (
            <Trans>Deletion of a former member’s data</Trans>
          ) : type === 'member-export' ? (
            <Trans>Export of a member’s data</Trans>
          ) : (
            <code translate="no">{type}</code>
          ),
      },
      {
        id: 'error',
        header: t`Error`,
        cell: ({ error }) => <chakra.span textStyle="sm">{error}</chakra.span>,
      },
      { id: 'attempts', header: t`Attempts`, align: 'end', cell: ({ attempts }) => attempts },
      { id: 'at', header: t`Last attempt`, cell: ({ at }) => <TimeText at={at} as="relative" /> },
    ],
    [t],
  );
  return (
    <PanelSection title={t`Failed calls of backends`}>
      <DataTable
        label={t`Failed calls of backends`}
        columns={columns}
        pages={pages}
        rowId={idOf}
        rowLabel={({ remote, type }) => `${remote} ${type}`}
        loaded={(count) => <Plural value={count} one="# call" other="# calls" />}
        failure={t`The calls could not be loaded`}
        empty={
          <EmptyState title={t`No failed calls`}>
            <Trans>Every event and deletion reached the backends of the apps or is still being tried.</Trans>
          </EmptyState>
        }
        tableFrom="lg"
        rowActions={({ id, type, remote }) =>
          // A member requests another export themselves.
          type !== 'member-export' && (
            <Button
              size="xs"
              variant="outline"
              loading={isPending && variables.params.id === id}
              aria-label={t`Try again: ${remote}, ${type}`}
              onClick={() => mutate({ params: { id } })}
            >
              <Trans>Try again</Trans>
            </Button>
          )
        }
      />
    </PanelSection>
  );
}

const idOf = ({ id }: FailedHook) => id;

import { QUEUE_STATES, type ReviewEntry, SUBMISSION_STATES } from '@boardwalk/contracts';
import {
  DataTable,
  EmptyState,
  FilterRow,
  Flex,
  Link,
  SearchField,
  Select,
  Stack,
  StateBadge,
  Text,
  TimeText,
  usePages,
  usePermission,
  useTableState,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { reviewPages } from '../../review/queries.ts';
import { useQueueUpdates } from '../../review/use-review-updates.ts';
import { Attempt } from '../../submission/attempt.tsx';
import { STATE_NAMES, SubmissionBadge } from '../../submission/submission-badge.tsx';
import { AssignMenu } from './assign-menu.tsx';
import { Counts } from './counts.tsx';

const SUBMITTED_STATES = SUBMISSION_STATES.filter(
  (state) => state !== 'draft' && state !== 'expired' && state !== 'appealed',
);

/** The review queue, with filters stored in the URL. */
export function Queue() {
  const { t, i18n } = useLingui();
  useQueueUpdates();
  const table = useTableState({
    state: SUBMISSION_STATES,
    who: ['me', 'none'],
    overdue: 'boolean',
    search: 'text',
  });
  const { filters, filtered, setFilters, clearFilters } = table;
  const { state, who, overdue, search } = filters;
  const pages = usePages(
    reviewPages({ state, who, overdue: overdue || undefined, search: search || undefined }),
    { keepPreviousData: true },
  );
  const mayAssign = usePermission('applications.decide');
  const columns = useColumns();
  return (
    <Stack gap="5">
      <Counts
        active={
          overdue
            ? 'overdue'
            : who === 'me'
              ? 'mine'
              : who === 'none'
                ? 'unassigned'
                : state === 'appealed'
                  ? 'appeals'
                  : state === undefined
                    ? 'waiting'
                    : undefined
        }
        onChoose={(next) => setFilters({ state: undefined, who: undefined, overdue: undefined, ...next })}
      />
      <FilterRow filtered={filtered} onClear={clearFilters}>
        <Flex flex={{ base: '1 1 100%', sm: '0 1 20rem' }}>
          <SearchField
            label={t`Search`}
            labelled
            value={search}
            onSearch={(next) => setFilters({ search: next })}
            busy={pages.busy}
            maxLength={200}
            placeholder={t`Handle or name`}
          />
        </Flex>
        <Select
          label={t`Status`}
          width="14rem"
          value={state}
          options={SUBMITTED_STATES.map((value) => ({ value, label: i18n._(STATE_NAMES[value]) }))}
          onValueChange={(value) => setFilters({ state: value })}
        >
          <option value="">{t`Any waiting status`}</option>
        </Select>
      </FilterRow>
      <DataTable
        label={t`Applications`}
        columns={columns}
        pages={pages}
        loaded={(count) => <Plural value={count} one="# application" other="# applications" />}
        rowId={({ id }) => id}
        rowLabel={({ applicant, form }) => `${applicant.fullName}, ${form.title}`}
        failure={t`The queue could not be loaded`}
        empty={
          <EmptyState title={t`No applications waiting`}>
            <Trans>New applications appear here as soon as they are submitted.</Trans>
          </EmptyState>
        }
        noMatch={{ title: t`No applications match`, filters: table }}
        card={(entry) => <EntryCard entry={entry} />}
        actions={mayAssign ? (chosen, clear) => <AssignMenu entries={chosen} onDone={clear} /> : undefined}
      />
    </Stack>
  );
}

function useColumns() {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'applicant',
        header: t`Applicant`,
        width: '30%',
        cell: (entry: ReviewEntry) => <Applicant entry={entry} />,
      },
      { id: 'form', header: t`Form`, cell: ({ form }: ReviewEntry) => form.title },
      { id: 'state', header: t`Status`, cell: ({ state }: ReviewEntry) => <SubmissionBadge state={state} /> },
      { id: 'waiting', header: t`Waiting since`, cell: (entry: ReviewEntry) => <Waits entry={entry} /> },
      { id: 'who', header: t`Reviewer`, cell: (entry: ReviewEntry) => <Who entry={entry} /> },
    ],
    [t],
  );
}

function Applicant({ entry: { id, applicant, attempt, own } }: { entry: ReviewEntry }) {
  return (
    <Stack gap="0">
      <Text fontWeight="semibold" asChild>
        <Link to={`/forms/review/${id}`} translate="no" dir="auto">
          {applicant.fullName}
        </Link>
      </Text>
      <Text fontSize="sm" color="fg.muted">
        <span translate="no">{applicant.username}</span>
        {attempt > 1 && (
          <>
            {' · '}
            <Attempt number={attempt} />
          </>
        )}
        {own && (
          <>
            {' · '}
            <Trans>your own</Trans>
          </>
        )}
      </Text>
    </Stack>
  );
}

function Waits({ entry: { waitingSince, overdue, state } }: { entry: ReviewEntry }) {
  return (
    <Stack gap="1" align="start">
      <TimeText at={waitingSince} as="relative" />
      {overdue && QUEUE_STATES.includes(state) && (
        <StateBadge state="overdue">
          <Trans>Overdue</Trans>
        </StateBadge>
      )}
    </Stack>
  );
}

function Who({ entry: { claim, assignee } }: { entry: ReviewEntry }) {
  if (claim) return claim.mine ? <Trans>You</Trans> : <bdi translate="no">{claim.by.fullName}</bdi>;
  if (assignee)
    return (
      <Trans>
        assigned to <bdi translate="no">{assignee.fullName}</bdi>
      </Trans>
    );
  return (
    <Text as="span" color="fg.muted">
      <Trans>Unassigned</Trans>
    </Text>
  );
}

function EntryCard({ entry }: { entry: ReviewEntry }) {
  return (
    <Stack gap="2">
      <Flex justify="space-between" gap="3" align="start" wrap="wrap">
        <Applicant entry={entry} />
        <SubmissionBadge state={entry.state} />
      </Flex>
      <Text fontSize="sm">{entry.form.title}</Text>
      <Flex gap="4" fontSize="sm" color="fg.muted" wrap="wrap">
        <Waits entry={entry} />
        <Who entry={entry} />
      </Flex>
    </Stack>
  );
}

import type { FormEntry } from '@boardwalk/contracts';
import {
  EmptyState,
  LinkedRow,
  PagedList,
  SkeletonRows,
  StateBadge,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FORM_STATE_NAMES, KIND_NAMES } from '../../form/type-names.ts';
import { formPages } from './queries.ts';

/** All forms, last changed first. */
export function FormList() {
  const { t } = useLingui();
  return (
    <PagedList
      pages={usePages(formPages)}
      failure={t`The forms could not be loaded`}
      skeleton={<SkeletonRows label={t`Loading the forms`} rows={2} height="16" />}
      empty={
        <EmptyState title={t`No forms yet`}>
          <Trans>Create a form above, or import one from a file.</Trans>
        </EmptyState>
      }
      loaded={(count) => <Plural value={count} one="# form" other="# forms" />}
    >
      {(form) => <Row key={form.id} form={form} />}
    </PagedList>
  );
}

function Row({ form }: { form: FormEntry }) {
  const { i18n } = useLingui();
  const { id, title, kind, state, publishedVersion, changed, openSubmissions, updatedAt } = form;
  return (
    <LinkedRow
      to={`/forms/manage/${id}`}
      title={title}
      end={
        <>
          {changed && publishedVersion !== null && (
            <StateBadge tone="waiting">
              <Trans>Unpublished changes</Trans>
            </StateBadge>
          )}
          <StateBadge state={state}>{i18n._(FORM_STATE_NAMES[state])}</StateBadge>
        </>
      }
    >
      {i18n._(KIND_NAMES[kind])} ·{' '}
      <Plural value={openSubmissions} one="# open application" other="# open applications" /> ·{' '}
      <Trans>
        changed <TimeText at={updatedAt} as="relative" />
      </Trans>
    </LinkedRow>
  );
}

import type { Member } from '@boardwalk/contracts';
import {
  LinkedRow,
  PagedList,
  PanelSection,
  Skeleton,
  StateBadge,
  Text,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { APPLICATION_STATE_LABELS } from '../../moderation/application-labels.ts';
import { applicationPages } from '../../moderation/queries.ts';

/** Applications of a member, each linked to its review. */
export function ApplicationsPanel({ member }: { member: Member }) {
  const { t, i18n } = useLingui();
  const pages = usePages(applicationPages(member.id));
  return (
    <PanelSection title={t`Applications`}>
      <PagedList
        pages={pages}
        failure={t`The applications could not be loaded`}
        skeleton={<Skeleton height="16" role="status" aria-label={t`Loading the applications`} />}
        empty={
          <Text color="fg.muted" fontSize="sm">
            <Trans>No applications yet.</Trans>
          </Text>
        }
      >
        {({ id, form, submittedAt, state }) => (
          <LinkedRow
            key={id}
            to={`/forms/review/${id}`}
            title={form.title}
            end={<StateBadge state={state}>{i18n._(APPLICATION_STATE_LABELS[state])}</StateBadge>}
          >
            <TimeText at={submittedAt} />
          </LinkedRow>
        )}
      </PagedList>
    </PanelSection>
  );
}

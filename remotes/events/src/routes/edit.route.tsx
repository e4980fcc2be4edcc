import {
  EmptyState,
  isForbidden,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  useNavigate,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { EventMissing } from '../events/event-missing.tsx';
import { planQuery } from '../events/queries.ts';
import { EventForm } from '../features/planning/event-form.tsx';

/** `/events/:id/edit`: edits an event, or one date of it. */
export default function EditRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { data: plan, error, refetch } = useQuery({ ...planQuery(id), gcTime: 0 });
  if (plan)
    return <EventForm key={plan.id} plan={plan} onSaved={(event) => void navigate(`/events/${event.id}`)} />;
  return (
    <Page title={t`Edit event`} back={{ to: `/events/${id}`, label: t`Event` }}>
      {isForbidden(error) ? (
        <EmptyState drawing="gate" title={t`Only hosts can edit this event`}>
          <Trans>Ask a host to add you.</Trans>
        </EmptyState>
      ) : (
        <NotLoaded
          error={error}
          failure={t`The event could not be loaded`}
          onRetry={() => void refetch()}
          missing={<EventMissing />}
          skeleton={
            <Stack gap="6" maxW="measure" role="status" aria-label={t`Loading the event`}>
              <Skeleton height="10" />
              <Skeleton height="64" />
              <Skeleton height="40" />
            </Stack>
          }
        />
      )}
    </Page>
  );
}

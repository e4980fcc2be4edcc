import {
  EmptyState,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { StatusPage } from '../features/status/status-page.tsx';
import { submissionQuery } from '../submission/queries.ts';

/** `/forms/submissions/:id`: status of the member's application. */
export default function SubmissionRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(submissionQuery(id));
  if (data) return <StatusPage submission={data} />;
  return (
    <Page title={t`Application`} back={{ to: '/forms', label: t`Applications` }}>
      <NotLoaded
        error={error}
        failure={t`The application could not be loaded`}
        onRetry={() => void refetch()}
        missing={
          <EmptyState
            title={t`Application not found`}
            action={
              <LinkButton variant="outline" to="/forms">
                <Trans>View applications</Trans>
              </LinkButton>
            }
          >
            <Trans>The application belongs to someone else, or the address is wrong.</Trans>
          </EmptyState>
        }
        skeleton={
          <Stack gap="6" role="status" aria-label={t`Loading the application`}>
            <Skeleton height="40" />
            <Skeleton height="64" />
          </Stack>
        }
      />
    </Page>
  );
}

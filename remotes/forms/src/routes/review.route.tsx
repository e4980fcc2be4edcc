import {
  EmptyState,
  LinkButton,
  NotLoaded,
  Page,
  RequestError,
  Skeleton,
  Stack,
  useAccess,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { ReviewPage } from '../features/reviewing/review-page.tsx';
import { reviewQuery } from '../review/queries.ts';

/** `/forms/review/:id`: an application under review. */
export default function ReviewRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const access = useAccess('applications.review');
  const { data, error, refetch } = useQuery({ ...reviewQuery(id), enabled: access === 'granted' });
  if (data) return <ReviewPage review={data} />;
  const code = error instanceof RequestError ? error.code : undefined;
  return (
    <Page title={t`Review`} back={{ to: '/forms/review', label: t`Review queue` }}>
      {code === 'OWN_CASE' ? (
        <EmptyState
          drawing="gate"
          title={t`This is your own application`}
          action={
            <LinkButton variant="outline" to={`/forms/submissions/${id}`}>
              <Trans>View status</Trans>
            </LinkButton>
          }
        >
          <Trans>Another reviewer decides on it.</Trans>
        </EmptyState>
      ) : (
        <NotLoaded
          permission="applications.review"
          error={error}
          failure={t`The application could not be loaded`}
          onRetry={() => void refetch()}
          missing={
            <EmptyState
              title={t`Application not found`}
              action={
                <LinkButton variant="outline" to="/forms/review">
                  <Trans>View queue</Trans>
                </LinkButton>
              }
            >
              <Trans>The application wasn’t submitted, or the address is wrong.</Trans>
            </EmptyState>
          }
          skeleton={
            <Stack gap="4" role="status" aria-label={t`Loading the application`}>
              <Skeleton height="20" />
              <Skeleton height="80" />
            </Stack>
          }
        />
      )}
    </Page>
  );
}

import {
  EmptyState,
  LinkButton,
  NotLoaded,
  Page,
  Skeleton,
  Stack,
  useAccess,
  useParams,
  useQuery,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Builder } from '../features/building/builder.tsx';
import { formQuery } from '../features/building/queries.ts';

/** `/forms/manage/:id`: the form builder. */
export default function BuilderRoute() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const access = useAccess('forms.manage');
  const { data, error, refetch } = useQuery({ ...formQuery(id), enabled: access === 'granted' });
  if (data) return <Builder key={data.id} form={data} />;
  return (
    <Page title={t`Edit form`} back={{ to: '/forms/manage', label: t`Forms` }}>
      <NotLoaded
        permission="forms.manage"
        error={error}
        failure={t`The form could not be loaded`}
        onRetry={() => void refetch()}
        missing={
          <EmptyState
            title={t`Form not found`}
            action={
              <LinkButton variant="outline" to="/forms/manage">
                <Trans>View all forms</Trans>
              </LinkButton>
            }
          >
            <Trans>The address is wrong.</Trans>
          </EmptyState>
        }
        skeleton={
          <Stack gap="4" role="status" aria-label={t`Loading the form`}>
            <Skeleton height="16" />
            <Skeleton height="64" />
          </Stack>
        }
      />
    </Page>
  );
}

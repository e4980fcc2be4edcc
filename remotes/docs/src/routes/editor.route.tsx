import {
  Button,
  EmptyState,
  ErrorBox,
  Link,
  Page,
  useAccess,
  useNavigate,
  useParams,
  useQuery,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageForm } from '../features/editing/components/page-form.tsx';
import { PageSkeleton } from '../features/reading/components/page-skeleton.tsx';
import { anyPageQuery } from '../page/get-page.ts';
import { wholeTreeQuery } from '../page/get-tree.ts';

/** `/docs/create` and `/docs/:slug/edit`. */
export default function EditorRoute() {
  const { t } = useLingui();
  const { slug } = useParams();
  const navigate = useNavigate();
  const access = useAccess('docs.write');
  const { user } = useSession();
  const tree = useQuery({ ...wholeTreeQuery, enabled: access === 'granted' });
  const page = useQuery({ ...anyPageQuery(slug ?? ''), enabled: access === 'granted' && slug !== undefined });
  const error = tree.error ?? page.error;
  if (access === 'denied') return <NotForYou />;
  if (error || !user || !tree.data || (slug && !page.data)) {
    return (
      <Page title={slug ? t`Edit page` : t`New page`}>
        {error ? (
          <ErrorBox
            title={t`The page could not be loaded`}
            error={error}
            onRetry={() => void (tree.error ? tree : page).refetch()}
          />
        ) : (
          <PageSkeleton />
        )}
      </Page>
    );
  }
  return (
    <PageForm
      key={page.data?.id ?? 'new'}
      doc={page.data}
      entries={tree.data.items}
      onSaved={(saved) => void navigate(`/docs/${saved.slug}`)}
    />
  );
}

function NotForYou() {
  const { t } = useLingui();
  return (
    <Page title={t`Docs`}>
      <EmptyState
        title={t`This is for the people who write the docs`}
        action={
          <Button asChild variant="outline">
            <Link to="/docs">
              <Trans>Go to the docs</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>Editors and admins change these pages. Ask one of them when something is wrong.</Trans>
      </EmptyState>
    </Page>
  );
}

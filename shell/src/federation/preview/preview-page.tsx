import type { Release, ReleaseSet } from '@boardwalk/contracts';
import {
  call,
  EmptyState,
  errorMessage,
  LinkButton,
  Page,
  useLocation,
  useMutation,
  useNavigate,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { PageLoading } from '../../frame/page-loading.tsx';
import { SetRefused } from '../set/verify-set.ts';
import { startPreview } from './preview-session.ts';

/** Target of preview links: sends the ticket to the server, switches the release set of this tab and opens the remote's first page. */
export default function PreviewPage() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { mutate, error, isIdle } = useMutation({
    mutationFn: async (ticket: string) =>
      startPreview(await call('POST /api/releases/previews', { body: { ticket } })),
    onSuccess(set) {
      const path = firstPageOf(set);
      // The files of a development server require a CSP that comes with the next page load.
      if (previewed(set)?.integrity === null) location.assign(path);
      else navigate(path, { replace: true });
    },
    meta: { handlesError: true },
  });
  useEffect(() => mutate(hash.slice(1)), [mutate, hash]);
  if (!error || isIdle) return <PageLoading />;
  const reason =
    error instanceof SetRefused
      ? t`The server’s answer could not be verified.`
      : errorMessage(error, t`The preview could not be opened.`);
  return (
    <Page title={t`Preview`}>
      <EmptyState
        title={t`This preview can’t be opened`}
        action={
          <LinkButton colorPalette="sodium" mt="2" to="/">
            <Trans>Return to Home</Trans>
          </LinkButton>
        }
      >
        {reason}
      </EmptyState>
    </Page>
  );
}

function previewed(set: ReleaseSet): Release | undefined {
  return set.remotes.find(({ name }) => name === set.preview?.name);
}

/** Returns the first page of the previewed remote without a parameter. */
function firstPageOf(set: ReleaseSet): string {
  return previewed(set)?.routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
}

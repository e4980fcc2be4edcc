import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Page for a navigation target without a remote in the release set: it was withdrawn, or never released on this site. */
export default function UnservedPage({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <Page title={name}>
      <EmptyState
        title={t`${name} isn’t available right now`}
        action={
          <LinkButton colorPalette="sodium" mt="2" to="/">
            <Trans>Return to Home</Trans>
          </LinkButton>
        }
      >
        <Trans>
          There is no version of it on this site at the moment. The rest of the site works as usual.
        </Trans>
      </EmptyState>
    </Page>
  );
}

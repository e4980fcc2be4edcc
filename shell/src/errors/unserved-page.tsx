import { EmptyState, LinkButton, Page } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** A place of the navigation for which the release set holds no remote: its team has withdrawn it, or never released one here. */
export default function UnservedPage({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <Page title={name}>
      <EmptyState
        title={t`${name} is not part of this release`}
        action={
          <LinkButton colorPalette="sodium" mt="2" to="/">
            <Trans>Return to Home</Trans>
          </LinkButton>
        }
      >
        <Trans>
          The team that runs it has no version on this site at the moment. Everything else is where you left
          it.
        </Trans>
      </EmptyState>
    </Page>
  );
}

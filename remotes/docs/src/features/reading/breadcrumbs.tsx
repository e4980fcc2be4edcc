import type { DocEntry } from '@boardwalk/contracts';
import { chakra, Link, SectionLabel } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Path to a page from the top, styled as street signs. */
export function Breadcrumbs({ path }: { path: readonly DocEntry[] }) {
  const { t } = useLingui();
  return (
    <chakra.nav aria-label={t`Breadcrumb`} mb="4">
      <chakra.ol listStyleType="none" display="flex" flexWrap="wrap" gap="2">
        <li>
          <SectionLabel>
            <Link to="/docs">
              <Trans>Docs</Trans>
            </Link>
          </SectionLabel>
        </li>
        {path.map(({ id, slug, title }) => (
          <li key={id}>
            <SectionLabel>
              <Link to={`/docs/${slug}`}>{title}</Link>
            </SectionLabel>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

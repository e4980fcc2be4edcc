import type { DocEntry } from '@boardwalk/contracts';
import { chakra, Link } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Path to a page from the top. */
export function Breadcrumbs({ path }: { path: readonly DocEntry[] }) {
  const { t } = useLingui();
  return (
    <chakra.nav aria-label={t`Breadcrumb`} mb="3" textStyle="sm">
      <chakra.ol listStyleType="none" display="flex" flexWrap="wrap" columnGap="2">
        <Crumb to="/docs">
          <Trans>Docs</Trans>
        </Crumb>
        {path.map(({ id, slug, title }) => (
          <Crumb key={id} to={`/docs/${slug}`}>
            {title}
          </Crumb>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

function Crumb({ to, children }: { to: string; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="2" alignItems="center" color="fg.muted" overflowWrap="anywhere">
      <chakra.span asChild display="inline-flex" alignItems="center" minH="6" _hover={CRUMB_HOVER}>
        <Link to={to}>{children}</Link>
      </chakra.span>
      <span aria-hidden>/</span>
    </chakra.li>
  );
}

const CRUMB_HOVER = { color: 'fg', textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

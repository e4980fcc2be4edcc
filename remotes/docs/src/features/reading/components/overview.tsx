import { chakra, EmptyState, Grid, Heading, Link, Panel, Text } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Branch } from '../../../page/tree.ts';

/** The top of the docs: each part with what stands in it. */
export function Overview({ branches }: { branches: readonly Branch[] }) {
  const { t } = useLingui();
  if (branches.length === 0) {
    return (
      <EmptyState title={t`Nothing has been written yet`}>
        <Trans>Pages appear here when somebody publishes the first one.</Trans>
      </EmptyState>
    );
  }
  return (
    <Grid templateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))" gap="5">
      {branches.map(({ id, slug, title, children }) => (
        <Panel key={id}>
          <Heading as="h2" textStyle="xl" mb="3">
            <Link to={`/docs/${slug}`}>{title}</Link>
          </Heading>
          <chakra.ul listStyleType="none">
            {children.map((page) => (
              <chakra.li key={page.id} borderTopWidth="1px">
                <chakra.span asChild display="block" py="2.5" _hover={{ color: 'sodium.fg' }}>
                  <Link to={`/docs/${page.slug}`}>{page.title}</Link>
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
          {children.length === 0 && (
            <Text color="fg.muted">
              <Trans>One page</Trans>
            </Text>
          )}
        </Panel>
      ))}
    </Grid>
  );
}

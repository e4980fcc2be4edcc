import { Box, Container, Grid, LinkButton } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface DocsFrameProps {
  /** The search, in the column of the page. */
  search: ReactNode;
  /** The tree, next to every page. */
  side: ReactNode;
  writes: boolean;
  children: ReactNode;
}

/** Layout of every docs page: on phones the tree is collapsed, above the page. */
export function DocsFrame({ search, side, writes, children }: DocsFrameProps) {
  return (
    <Box pt={{ base: '6', md: '8' }} pb={{ base: '8', md: '14' }} flex="1">
      <Container>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 1fr)' }}
          templateAreas={{ base: '"search" "side" "page"', lg: '"side search" "side page"' }}
          templateRows={{ lg: 'auto 1fr' }}
          columnGap="12"
          rowGap="6"
          alignItems="start"
        >
          <Box
            as="aside"
            gridArea="side"
            position={{ lg: 'sticky' }}
            top={{ lg: '24' }}
            maxH={{ lg: 'calc(100dvh - 8rem)' }}
            overflowY={{ lg: 'auto' }}
            pe="1"
          >
            {side}
            {writes && (
              <LinkButton size="sm" variant="outline" mt="4" to="/docs/create">
                <Trans>New page</Trans>
              </LinkButton>
            )}
          </Box>
          <Box gridArea="search" maxW="measure">
            {search}
          </Box>
          <Box gridArea="page" minW="0">
            {children}
          </Box>
        </Grid>
      </Container>
    </Box>
  );
}

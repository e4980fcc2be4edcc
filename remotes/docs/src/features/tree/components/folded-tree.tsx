import { Box, chakra } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { Branch } from '../../../page/tree.ts';
import { DocsTree } from './docs-tree.tsx';

/** The tree beside the page; on a phone it opens when somebody asks for it. */
export function FoldedTree(props: { branches: readonly Branch[]; current: string | undefined }) {
  return (
    <>
      <Box hideBelow="lg">
        <DocsTree {...props} />
      </Box>
      <chakra.details hideFrom="lg" borderWidth="1px" borderRadius="md" bg="bg.panel" key={props.current}>
        <chakra.summary px="4" py="3" fontWeight="semibold" cursor="pointer">
          <Trans>All pages</Trans>
        </chakra.summary>
        <Box px="2" pb="3">
          <DocsTree {...props} />
        </Box>
      </chakra.details>
    </>
  );
}

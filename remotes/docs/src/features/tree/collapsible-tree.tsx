import { Box, chakra } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { Branch } from '../../page/tree.ts';
import { DocsTree } from './docs-tree.tsx';

/** The tree next to the page; on phones it is collapsed. */
export function CollapsibleTree(props: { branches: readonly Branch[]; current: string | undefined }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = container.current?.querySelector<HTMLElement>('[aria-current=page]');
    const scroller = link?.closest('aside');
    // Scrolls a long tree to the current page.
    if (link && scroller) scroller.scrollTop = link.offsetTop - scroller.clientHeight / 2;
  }, []);
  return (
    <>
      <Box ref={container} hideBelow="lg">
        <DocsTree {...props} />
      </Box>
      <chakra.details hideFrom="lg" borderWidth="1px" borderRadius="md" bg="bg.panel">
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

import { chakra, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { createElement } from 'react';
import { prose } from '../prose.ts';
import type { RichTextDiffProps } from '../rich-text-props.ts';
import { renderChanges } from './block-changes.tsx';
import { diffBlocks, isChanged } from './block-diff.ts';

/** Changes between two texts, within the rendered text: marked by color, by a sign, and by text for screen readers. */
export function RichTextDiff({ before, after }: RichTextDiffProps) {
  const changes = diffBlocks(before.content, after.content);
  return (
    <>
      {!isChanged(changes) && (
        <Text color="fg.muted" mb="4">
          <Trans>The text did not change.</Trans>
        </Text>
      )}
      {createElement(
        chakra.div,
        { css: prose, overflowWrap: 'anywhere', 'data-rich-text-diff': '' } as object,
        ...renderChanges(changes),
      )}
    </>
  );
}

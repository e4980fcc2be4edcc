import { chakra } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import type { BlockChange } from './block-diff.ts';
import { ChangedWords, ChangeNote } from './change-marks.tsx';

/** Code, line by line. */
export function CodeChange({ before, after, lines }: Extract<BlockChange, { kind: 'code' }>) {
  const { t } = useLingui();
  const [old, now] = [before.attrs?.language ?? '', after.attrs?.language ?? ''];
  const rendered = lines.map(({ old: gone, now: come }) => {
    if (gone !== undefined && come !== undefined)
      return <chakra.span display="block">{come || ' '}</chakra.span>;
    const kind = come === undefined ? 'removed' : 'added';
    return (
      <chakra.span display="block">
        <ChangedWords kind={kind}>{come ?? gone}</ChangedWords>
      </chakra.span>
    );
  });
  return (
    <figure data-code="">
      {old !== now && (
        <ChangeNote>
          <Trans>The language of the code changed.</Trans>
        </ChangeNote>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: It has a name and is focusable, and it is preformatted. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content has to be reachable by keyboard. */}
      <pre role="region" aria-label={t`Code`} tabIndex={0}>
        {createElement('code', null, ...rendered)}
      </pre>
    </figure>
  );
}

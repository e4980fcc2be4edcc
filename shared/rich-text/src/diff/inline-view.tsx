import type { InlineNode } from '@boardwalk/contracts';
import { chakra, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderInline } from '../view/inline.tsx';
import { ChangedWords } from './change-marks.tsx';
import { diffInline, type InlineChange } from './inline-diff.ts';

/** Renders a line with its changes, in the format of its text. */
export function renderChangedLine(changes: readonly InlineChange[]): ReactNode[] {
  return changes.map((part) => {
    const text = createElement(Fragment, null, ...renderInline(part.nodes));
    if (part.change === undefined) return text;
    if (part.change === 'restyled')
      return (
        <Restyled before={part.before} after={part.nodes}>
          {text}
        </Restyled>
      );
    return <ChangedWords kind={part.change}>{text}</ChangedWords>;
  });
}

interface RestyledProps {
  before: readonly InlineNode[];
  after: readonly InlineNode[];
  children: ReactNode;
}

/** Unchanged text with a changed format or link. */
function Restyled({ before, after, children }: RestyledProps) {
  const [old, now] = [linksOf(before), linksOf(after)];
  return (
    <chakra.span bg="dusk.muted" borderRadius="xs" px="0.5">
      <span aria-hidden>±</span>
      {children}{' '}
      {old === now ? (
        <VisuallyHidden>
          <Trans>[formatting changed]</Trans>
        </VisuallyHidden>
      ) : (
        <chakra.span textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <LinkChange old={old} now={now} />
        </chakra.span>
      )}
    </chakra.span>
  );
}

function LinkChange({ old, now }: { old: string; now: string }) {
  if (old === '') return <Trans>(link added: {now})</Trans>;
  if (now === '') return <Trans>(link removed: {old})</Trans>;
  return (
    <Trans>
      (link changed from {old} to {now})
    </Trans>
  );
}

/** Returns the URLs that a segment links to. */
function linksOf(nodes: readonly InlineNode[]): string {
  const found = nodes.flatMap((node) =>
    node.type === 'text'
      ? (node.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []))
      : [],
  );
  return [...new Set(found)].join(', ');
}

/** Changes of a line without formatting: a title, a summary, an alternative text. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  return createElement(Fragment, null, ...renderChangedLine(diffInline(lineOf(before), lineOf(after))));
}

const lineOf = (text: string) => (text === '' ? [] : [{ type: 'text' as const, text }]);

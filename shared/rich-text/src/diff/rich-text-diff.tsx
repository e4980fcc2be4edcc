import { chakra, Stack, Text, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { createElement, Fragment } from 'react';
import type { RichTextDiffProps } from '../rich-text-props.ts';
import type { BlockKind } from './blocks.ts';
import { type DiffBlock, type DiffPart, wordDiff } from './word-diff.ts';

/** What tells a kind of line apart, beside its place. */
const SIGNS: Partial<Record<BlockKind, string>> = {
  item: '•',
  quote: '❝',
  picture: '▣',
  film: '▶',
  row: '▦',
};

/** What changed between two texts: in colour, with a sign, and in words for those who listen. */
export function RichTextDiff({ before, after }: RichTextDiffProps) {
  const blocks = wordDiff(before, after);
  const changes = blocks.filter(({ parts, restyled }) => restyled || parts.some(({ change }) => change));
  return (
    <Stack gap="3" maxW="measure" overflowWrap="anywhere" data-rich-text-diff="">
      {changes.length === 0 && (
        <Text color="fg.muted">
          <Trans>Nothing in the text changed.</Trans>
        </Text>
      )}
      {createElement(Fragment, null, ...blocks.map((block) => <Line {...block} />))}
    </Stack>
  );
}

function Line({ kind, parts, restyled }: DiffBlock) {
  const heading = kind === 'heading' && { fontFamily: 'heading', fontWeight: '700', textStyle: 'xl' };
  const code = kind === 'code' && { fontFamily: 'mono', textStyle: 'sm', whiteSpace: 'pre-wrap' };
  return (
    <chakra.div {...heading} {...code}>
      {SIGNS[kind] && (
        <chakra.span aria-hidden color="fg.muted" me="2">
          {SIGNS[kind]}
        </chakra.span>
      )}
      {createElement(Fragment, null, ...parts.map((part) => <Part {...part} />))}
      {restyled && (
        <Text textStyle="sm" color="fg.muted">
          ± <Trans>Same words, but their look, a link or a picture changed.</Trans>
        </Text>
      )}
    </chakra.div>
  );
}

function Part({ text, change }: DiffPart) {
  if (!change) return text;
  if (change === 'added')
    return (
      <chakra.ins bg="tide.muted" color="tide.fg" textDecoration="underline" borderRadius="xs" px="0.5">
        <span aria-hidden>+</span>
        <VisuallyHidden>
          <Trans>[added]</Trans>{' '}
        </VisuallyHidden>
        {text}
        <VisuallyHidden>
          {' '}
          <Trans>[end]</Trans>
        </VisuallyHidden>
      </chakra.ins>
    );
  return (
    <chakra.del bg="signal.muted" color="signal.fg" textDecoration="line-through" borderRadius="xs" px="0.5">
      <span aria-hidden>−</span>
      <VisuallyHidden>
        <Trans>[removed]</Trans>{' '}
      </VisuallyHidden>
      {text}
      <VisuallyHidden>
        {' '}
        <Trans>[end]</Trans>
      </VisuallyHidden>
    </chakra.del>
  );
}

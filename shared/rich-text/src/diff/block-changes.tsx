import type { BlockNode } from '@boardwalk/contracts';
import { Trans } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderBlocks } from '../view/blocks.tsx';
import {
  type BlockChange,
  type ItemChange,
  isChanged,
  type ListBlock,
  type TextBlock,
} from './block-diff.ts';
import { ChangedBlock, ChangeNote } from './change-marks.tsx';
import { CodeChange } from './code-change.tsx';
import { renderChangedLine } from './inline-view.tsx';
import { PictureChange, RemoteBlockChange, VideoChange } from './media-change.tsx';
import { TableChange } from './table-change.tsx';

const renderNodes = (nodes: readonly BlockNode[]) => renderBlocks(nodes, { idOf: () => undefined });
const together = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

/** Renders blocks with their changes. In the order of the newer text, so they need no keys. */
export function renderChanges(changes: readonly BlockChange[]): ReactNode[] {
  return changes.map(renderChange);
}

function renderChange(change: BlockChange): ReactNode {
  switch (change.kind) {
    case 'same':
      return together(renderNodes([change.node]));
    case 'added':
    case 'removed':
      return <ChangedBlock kind={change.kind}>{together(renderNodes([change.node]))}</ChangedBlock>;
    case 'inline':
      return renderLine(change);
    case 'quote':
      return createElement('blockquote', null, ...renderChanges(change.blocks));
    case 'list':
      return renderList(change);
    case 'table':
      return <TableChange rows={change.rows} renderContent={renderNodes} renderChanges={renderCellChanges} />;
    case 'code':
      return <CodeChange {...change} />;
    case 'picture':
      return <PictureChange {...change} />;
    case 'video':
      return <VideoChange {...change} />;
    case 'remote block':
      return <RemoteBlockChange before={change.before.attrs} after={change.after.attrs} />;
  }
}

function renderLine({ before, after, changes }: Extract<BlockChange, { kind: 'inline' }>): ReactNode {
  const element = after.type === 'heading' ? `h${after.attrs.level}` : 'p';
  return createElement(element, null, ...renderChangedLine(changes), lookNote(before, after));
}

function lookNote(before: TextBlock, after: TextBlock): ReactNode {
  const level = (node: TextBlock) => (node.type === 'heading' ? node.attrs.level : 0);
  if (level(before) === level(after)) return null;
  if (level(before) === 0)
    return (
      <ChangeNote>
        <Trans>This was a paragraph.</Trans>
      </ChangeNote>
    );
  return (
    <ChangeNote>
      {level(after) === 0 ? (
        <Trans>This was a heading.</Trans>
      ) : (
        <Trans>The size of the heading changed.</Trans>
      )}
    </ChangeNote>
  );
}

function renderList({ before, after, items }: Extract<BlockChange, { kind: 'list' }>): ReactNode {
  const start = (list: ListBlock) => (list.type === 'orderedList' ? (list.attrs?.start ?? 1) : undefined);
  const element = after.type === 'orderedList' ? 'ol' : 'ul';
  const restyled = before.type !== after.type || start(before) !== start(after);
  return (
    <div>
      {restyled && (
        <ChangeNote>
          <Trans>The type or the numbering of the list changed.</Trans>
        </ChangeNote>
      )}
      {createElement(element, { start: start(after) }, ...items.map(renderItem))}
    </div>
  );
}

function renderItem(change: ItemChange): ReactNode {
  if (change.kind === 'changed') return createElement('li', null, ...renderChanges(change.blocks));
  const content = together(renderNodes(change.item.content));
  return (
    <li>{change.kind === 'same' ? content : <ChangedBlock kind={change.kind}>{content}</ChangedBlock>}</li>
  );
}

function renderCellChanges(blocks: readonly BlockChange[]): ReactNode {
  return (
    <>
      {together(renderChanges(blocks))}
      {!isChanged(blocks) && (
        <ChangeNote>
          <Trans>The type or the width of the cell changed.</Trans>
        </ChangeNote>
      )}
    </>
  );
}

import type { BlockNode, TableRowNode } from '@boardwalk/contracts';
import { useLingui } from '@lingui/react/macro';
import { createElement, type ReactNode } from 'react';

interface TableBoxProps {
  dir?: 'auto' | undefined;
  rows: readonly TableRowNode[];
  renderContent: (nodes: readonly BlockNode[]) => ReactNode[];
}

/** A table in a container of its own, so that a wide one scrolls without scrolling the page. */
export function TableBox({ rows, dir, renderContent }: TableBoxProps) {
  const { t } = useLingui();
  const [first, ...others] = rows;
  const headed = first && others.length > 0 && first.content.every(({ type }) => type === 'tableHeader');
  const row = (scope: 'col' | 'row') => (one: TableRowNode) =>
    createElement(
      'tr',
      null,
      ...one.content.map(({ type, attrs, content }) => {
        const heads = type === 'tableHeader';
        const span = { colSpan: attrs?.colspan, rowSpan: attrs?.rowspan, scope: heads ? scope : undefined };
        return createElement(heads ? 'th' : 'td', span, ...renderContent(content));
      }),
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content has to be reachable by keyboard.
    <section data-table="" aria-label={t`Table`} tabIndex={0}>
      <table dir={dir}>
        {headed && <thead>{row('col')(first)}</thead>}
        {createElement('tbody', null, ...(headed ? others : rows).map(row('row')))}
      </table>
    </section>
  );
}

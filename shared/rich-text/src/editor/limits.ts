import { excessOf, RICH_TEXT_LIMITS, type RichTextExcess } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorContext } from './editor-context.ts';

/** Refuses a change after which the server wouldn't accept the text any more, and states why. */
export const limits = (context: Pick<EditorContext, 'fail'>) =>
  Extension.create({
    name: 'limits',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction(change, { doc }) {
          // A letter more or less adds no node. What isn't written here is shown as it is.
          const grown = Math.abs(change.doc.content.size - doc.content.size);
          if (!change.docChanged || grown <= 1 || change.getMeta('preventUpdate')) return true;
          const excess = excessOf(change.doc.toJSON());
          if (!excess || excessOf(doc.toJSON())) return true;
          queueMicrotask(() => context.fail(i18n._(TEXTS[excess])));
          return false;
        },
      }),
    ],
  });

const { blocks, listItems, tableColumns, tableRows } = RICH_TEXT_LIMITS;
const TEXTS: Record<RichTextExcess, MessageDescriptor> = {
  blocks: msg`This wasn’t added: a text can have at most ${blocks} paragraphs.`,
  listItems: msg`This wasn’t added: a list can have at most ${listItems} entries.`,
  tableColumns: msg`This wasn’t added: a table can have at most ${tableColumns} columns.`,
  tableRows: msg`This wasn’t added: a table can have at most ${tableRows} rows.`,
  inline: msg`This wasn’t added: it changes its format too often in one paragraph.`,
  nodes: msg`This wasn’t added: the text would be too large. Split it into two.`,
  nesting: msg`This wasn’t added: lists, quotes and tables can’t be nested this deep.`,
};

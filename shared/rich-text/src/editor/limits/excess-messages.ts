import { RICH_TEXT_LIMITS, type RichTextExcess, type RichTextLimit } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Returns the message that names an exceeded limit and its value. */
export function excessMessage(excess: RichTextExcess): string {
  return i18n._(messageOf(excess));
}

function messageOf({ limit, count, most, nested }: RichTextExcess): MessageDescriptor {
  const many = i18n.number(count);
  const fits = i18n.number(most);
  switch (limit) {
    case 'blocks':
      return msg`This text has ${many} paragraphs; ${fits} fit.`;
    case 'listItems':
      return msg`This list has ${many} entries; ${fits} fit.`;
    case 'listStart':
      return msg`This list begins with ${many}; it can begin with ${fits} at most.`;
    case 'tableColumns':
      return msg`This table has ${many} columns; ${fits} fit.`;
    case 'tableRows':
      return msg`This table has ${many} rows; ${fits} fit.`;
    case 'inline':
      return msg`This paragraph has ${many} differently formatted parts; ${fits} fit.`;
    case 'characters':
      return msg`This paragraph has ${many} characters; ${fits} fit.`;
    case 'nodes':
      return msg`This text has ${many} parts, counting paragraphs, entries and cells; ${fits} fit.`;
    case 'nesting':
      if (nested === 'list') return msg`This list has ${many} levels; ${fits} fit here.`;
      if (nested === 'table') return msg`Tables are nested ${many} levels deep; at most ${fits} fit.`;
      return msg`Quotes are nested ${many} levels deep; at most ${fits} fit.`;
    case 'parts':
      return msg`This text has too much formatting: ${many} parts of it; ${fits} fit.`;
    case 'bytes':
      return msg`This text has ${many} bytes; ${fits} fit.`;
  }
}

const { blocks, listItems, tableColumns, tableRows } = RICH_TEXT_LIMITS;
const TOO_LARGE = msg`This wasn’t added: the text would be too large. Split it into two.`;
const REFUSALS: Record<RichTextLimit, MessageDescriptor> = {
  blocks: msg`This wasn’t added: a text can have at most ${blocks} paragraphs.`,
  listItems: msg`This wasn’t added: a list can have at most ${listItems} entries.`,
  listStart: msg`This wasn’t added: the list begins with too large a number.`,
  tableColumns: msg`This wasn’t added: a table can have at most ${tableColumns} columns.`,
  tableRows: msg`This wasn’t added: a table can have at most ${tableRows} rows.`,
  inline: msg`This wasn’t added: it changes its format too often in one paragraph.`,
  characters: msg`This wasn’t added: the paragraph would be too long.`,
  nodes: TOO_LARGE,
  nesting: msg`This wasn’t added: lists, quotes and tables can’t be nested this deep.`,
  parts: TOO_LARGE,
  bytes: TOO_LARGE,
};

/** Returns the message of a rejected change of which nothing fits. */
export const refusalMessage = ({ limit }: RichTextExcess): string => i18n._(REFUSALS[limit]);

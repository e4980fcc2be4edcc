import type { RichText } from '@boardwalk/contracts';
import { getSchema, type JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import { fitBlocks } from './schema/fit-blocks.ts';
import { SCHEMA } from './schema/schema.ts';

let manager: MarkdownManager | undefined;
const markdown = (): MarkdownManager => {
  manager ??= new MarkdownManager({ extensions: SCHEMA });
  return manager;
};

/** A document as Markdown. Videos are their address on a line, mentions the name alone. */
export function toMarkdown(document: RichText): string {
  return markdown().serialize(document as JSONContent);
}

/**
 * Markdown as a document: what a document can't hold is left out, pictures of other sites become links.
 * @param options `breaks`: single line breaks stay, as in chats. Markdown itself joins such lines.
 */
export function fromMarkdown(text: string, { breaks = false } = {}): RichText {
  const node = getSchema(SCHEMA).nodeFromJSON(
    fitBlocks(markdown().parse(breaks ? withHardBreaks(text) : text)),
  );
  node.check();
  return node.toJSON() as RichText;
}

/** Lines outside of code that another line of the same block follows end in a hard break. */
function withHardBreaks(text: string): string {
  let isCode = false;
  return text
    .split(/\r\n?|\n/)
    .map((line, at, lines) => {
      if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
      const next = lines[at + 1] ?? '';
      const continues =
        line.trim() !== '' && next.trim() !== '' && !isCode && !BLOCK.test(next) && !BLOCK.test(line);
      return continues ? `${line.trimEnd()}  ` : line;
    })
    .join('\n');
}

/** How a line begins or consists when it is no plain line of a paragraph: headings, rules, tables, fences, underlines. Entries and quotes may go on. */
const BLOCK = /^\s*(?:#{1,6}\s|\||```|~~~|(?:[-*_]\s*){3,}$|=+\s*$)/;

/** Signs that hardly stand in a text that isn't Markdown. One of them is enough when it begins a line, links and the like count alone. */
const MARKDOWN =
  /^#{1,6} \S|^(?:[-*+]|\d{1,3}[.)]) \S.*\n+(?:[-*+]|\d{1,3}[.)]|[ \t]{2,}\S) ?|^> \S|^```|^\|.+\|\s*\n\|[ :|-]+\||\[[^\][\n]{1,300}\]\([^\s(]{1,500}\)|\*\*\S[^\n]*?\S?\*\*/m;

/** Whether a pasted text was most likely written as Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  return MARKDOWN.test(text);
}

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

/** Converts a document into Markdown. Videos become their URL on a line, mentions the name. */
export function toMarkdown(document: RichText): string {
  return markdown().serialize(document as JSONContent);
}

/**
 * Converts Markdown into a document: unsupported content is omitted, pictures of other sites become links.
 * @param options `breaks`: preserves single line breaks, as in chats. Markdown itself joins such lines.
 */
export function fromMarkdown(text: string, { breaks = false } = {}): RichText {
  const node = getSchema(SCHEMA).nodeFromJSON(
    fitBlocks(markdown().parse(breaks ? withHardBreaks(text) : text)),
  );
  node.check();
  return node.toJSON() as RichText;
}

/** Adds a hard break to each line outside of code that is followed by another line of the same block. */
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

/** Lines other than plain lines of a paragraph: headings, rules, tables, fences, underlines. Entries and quotes may continue. */
const BLOCK = /^\s*(?:#{1,6}\s|\||```|~~~|(?:[-*_]\s*){3,}$|=+\s*$)/;

/** Syntax that is rare in other texts. A single match at the beginning of a line is enough, and so is a link. */
const MARKDOWN =
  /^#{1,6} \S|^(?:[-*+]|\d{1,3}[.)]) \S.*\n+(?:[-*+]|\d{1,3}[.)]|[ \t]{2,}\S) ?|^> \S|^```|^\|.+\|\s*\n\|[ :|-]+\||\[[^\][\n]{1,300}\]\([^\s(]{1,500}\)|\*\*\S[^\n]*?\S?\*\*/m;

/** Returns whether a pasted text is most likely Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  return MARKDOWN.test(text);
}

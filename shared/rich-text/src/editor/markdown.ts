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

/** Markdown as a document: what a document can't hold is left out, pictures of other sites become links. */
export function fromMarkdown(text: string): RichText {
  const node = getSchema(SCHEMA).nodeFromJSON(fitBlocks(markdown().parse(text)));
  node.check();
  return node.toJSON() as RichText;
}

/** Signs that hardly stand in a text that isn't Markdown. One of them is enough when it begins a line, links and the like count alone. */
const MARKDOWN =
  /^#{1,6} \S|^(?:[-*+]|\d{1,3}[.)]) \S.*\n+(?:[-*+]|\d{1,3}[.)]|[ \t]{2,}\S) ?|^> \S|^```|^\|.+\|\s*\n\|[ :|-]+\||\[[^\][\n]{1,300}\]\([^\s(]{1,500}\)|\*\*\S[^\n]*?\S?\*\*/m;

/** Whether a pasted text was most likely written as Markdown. */
export function looksLikeMarkdown(text: string): boolean {
  return MARKDOWN.test(text);
}

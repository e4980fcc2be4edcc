import { RICH_TEXT_LIMITS, truncate } from '@boardwalk/contracts';
import { textblockTypeInputRule } from '@tiptap/core';
import { CodeBlock as Stock } from '@tiptap/extension-code-block';

const LANGUAGE = /(?:^|\s)language-(\S+)/;

const nameOf = (written: string | undefined): string | null =>
  truncate(written ?? '', RICH_TEXT_LIMITS.languageLength, { end: '' }) || null;

/** A code block with the name of its language. An arrow key or pressing Enter three times leaves it. */
export const CodeBlock = Stock.extend({
  addAttributes() {
    return {
      language: {
        default: null,
        parseHTML: ({ firstElementChild }) => nameOf(LANGUAGE.exec(firstElementChild?.className ?? '')?.[1]),
        rendered: false,
      },
    };
  },
  addInputRules() {
    return [/^```([a-z]+)?\s$/, /^~~~([a-z]+)?\s$/].map((find) =>
      textblockTypeInputRule({
        find,
        type: this.type,
        getAttributes: ([, name]) => ({ language: nameOf(name) }),
      }),
    );
  },
  parseMarkdown: (token, helpers) => {
    const { lang, text = '' } = token as { lang?: string; text?: string };
    const language = nameOf(lang?.split(/\s/)[0]);
    return helpers.createNode('codeBlock', { language }, text ? [helpers.createTextNode(text)] : []);
  },
});

import { CodeBlock as Stock } from '@tiptap/extension-code-block';

const MOST_LETTERS = 40;
const LANGUAGE = /(?:^|\s)language-(\S+)/;

const nameOf = (written: string | undefined): string | null => written?.slice(0, MOST_LETTERS) || null;

/** Code with the name of its language. It is left with an arrow key or three times Enter. */
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
  parseMarkdown: (token, helpers) => {
    const { lang, text = '' } = token as { lang?: string; text?: string };
    const language = nameOf(lang?.split(/\s/)[0]);
    return helpers.createNode('codeBlock', { language }, text ? [helpers.createTextNode(text)] : []);
  },
});

import {
  EMBED_PROVIDERS,
  type Embed as EmbedAttributes,
  embedOf,
  embedPage,
  isEmbed,
} from '@boardwalk/contracts';
import { Node } from '@tiptap/core';

function attributesOf({ dataset }: HTMLElement): EmbedAttributes | undefined {
  const { embed: provider, id, hash, start } = dataset;
  const embed = { provider, id, hash, start: start === undefined ? undefined : Number(start) };
  return isEmbed(embed) ? (embed as EmbedAttributes) : undefined;
}

const attribute = (name: keyof EmbedAttributes) => ({
  // JSON omits undefined values.
  default: undefined,
  rendered: false,
  parseHTML: (element: HTMLElement) => attributesOf(element)?.[name],
});

/** A video of another site: the author sees a card with its URL, so that nothing is loaded from there. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      provider: attribute('provider'),
      id: attribute('id'),
      hash: attribute('hash'),
      start: attribute('start'),
    };
  },
  parseHTML() {
    return [{ tag: 'div[data-embed]', getAttrs: (element) => attributesOf(element) !== undefined && null }];
  },
  renderHTML({ node }) {
    const embed = node.attrs as EmbedAttributes;
    const { provider, id, hash, start } = embed;
    return [
      'div',
      { 'data-embed': provider, 'data-id': id, 'data-hash': hash, 'data-start': start },
      ['strong', EMBED_PROVIDERS[provider].name],
      ['span', embedPage(embed)],
    ];
  },
  markdownTokenName: 'embed',
  // A URL alone on a line.
  markdownTokenizer: {
    name: 'embed',
    level: 'block',
    start: (text) => text.search(/^https:\/\/\S+$/m),
    tokenize: (text) => {
      const raw = /^https:\/\/\S+(?:\n|$)/.exec(text)?.[0];
      const embed = raw && embedOf(raw);
      return embed ? { type: 'embed', raw, embed } : undefined;
    },
  },
  parseMarkdown: (token) => ({ type: 'embed', attrs: { ...(token as { embed?: EmbedAttributes }).embed } }),
  renderMarkdown: ({ attrs }) => embedPage(attrs as EmbedAttributes),
});

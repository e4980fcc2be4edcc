import { EMBED_ID, EMBED_PROVIDERS, type Embed as EmbedAttributes, embedOf } from '@boardwalk/contracts';
import { Node } from '@tiptap/core';

function attributesOf(element: HTMLElement): EmbedAttributes | undefined {
  const { embed = '', id = '' } = element.dataset;
  if (!Object.hasOwn(EMBED_PROVIDERS, embed) || !EMBED_ID.test(id)) return undefined;
  return { provider: embed as EmbedAttributes['provider'], id };
}

const kept = (name: keyof EmbedAttributes) => ({
  rendered: false,
  parseHTML: (element: HTMLElement) => attributesOf(element)?.[name],
});

/** A video of another site: its writer sees a card with its address, so that nothing is loaded from there here either. */
export const Embed = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return { provider: kept('provider'), id: kept('id') };
  },
  parseHTML() {
    return [{ tag: 'div[data-embed]', getAttrs: (element) => attributesOf(element) !== undefined && null }];
  },
  renderHTML({ node }) {
    const { provider, id } = node.attrs as EmbedAttributes;
    const { name, page } = EMBED_PROVIDERS[provider];
    return ['div', { 'data-embed': provider, 'data-id': id }, ['strong', name], ['span', page(id)]];
  },
  markdownTokenName: 'embed',
  // An address alone on a line.
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
  renderMarkdown: ({ attrs }) => {
    const { provider, id } = attrs as EmbedAttributes;
    return EMBED_PROVIDERS[provider].page(id);
  },
});

import { isLinkAddress } from '@boardwalk/contracts';
import { Link as Stock } from '@tiptap/extension-link';

/** A link with only a URL, which the contracts have to allow. */
export const Link = Stock.extend({
  inclusive: false,
  addAttributes() {
    return { href: { default: null } };
  },
  parseMarkdown: (token, helpers) => {
    const { href = '' } = token;
    const content = helpers.parseInline(token.tokens ?? []);
    return isLinkAddress(href) ? helpers.applyMark('link', content, { href }) : content;
  },
}).configure({
  openOnClick: false,
  autolink: true,
  linkOnPaste: true,
  defaultProtocol: 'https',
  isAllowedUri: (address) => typeof address === 'string' && isLinkAddress(address),
  shouldAutoLink: isLinkAddress,
  HTMLAttributes: { rel: null, target: null, class: null },
});

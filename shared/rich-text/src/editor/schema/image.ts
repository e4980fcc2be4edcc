import { isLinkAddress, MEDIA_WIDTHS } from '@boardwalk/contracts';
import { mergeAttributes, Node } from '@tiptap/core';
import { type PictureAttributes, pictureOf, SIZE_IN_TITLE, titleOf } from './picture-attributes.ts';

/** Width of a picture in the editor. */
const WIDTH_PX = 960;

const pictureIn = (element: HTMLElement) =>
  pictureOf({
    src: element.getAttribute('src') ?? '',
    alt: element.getAttribute('alt') ?? '',
    width: Number(element.getAttribute('width')),
    height: Number(element.getAttribute('height')),
  });
const attribute = (name: keyof PictureAttributes) => ({
  parseHTML: (element: HTMLElement) => pictureIn(element)?.[name],
});

const linkTo = (href: string) => (isLinkAddress(href) ? [{ type: 'link', attrs: { href } }] : []);

/** A picture of this site, as a block. External pictures aren't copied: Markdown turns them into links. */
export const Image = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    return {
      src: attribute('src'),
      alt: { ...attribute('alt'), default: '' },
      width: attribute('width'),
      height: attribute('height'),
    };
  },
  parseHTML() {
    return [{ tag: 'img[src]', getAttrs: (element) => pictureIn(element) !== undefined && null }];
  },
  renderHTML({ HTMLAttributes }) {
    const { src, width } = HTMLAttributes as { src: string; width: number };
    const shown = MEDIA_WIDTHS.findLast((one) => one <= width && one <= WIDTH_PX);
    return ['img', mergeAttributes(HTMLAttributes, { src: shown ? `${src}?w=${shown}` : src })];
  },
  markdownTokenName: 'image',
  parseMarkdown: (token) => {
    const {
      href: src = '',
      text: alt = '',
      title,
    } = token as { href?: string; text?: string; title?: string };
    const [, width = '', height = ''] = SIZE_IN_TITLE.exec(title ?? '') ?? [];
    const picture = pictureOf({ src, alt, width: Number(width), height: Number(height) });
    if (picture) return { type: 'image', attrs: picture };
    return { type: 'text', text: alt || src || '—', marks: linkTo(src) };
  },
  renderMarkdown: ({ attrs }) => `![${attrs?.alt ?? ''}](${attrs?.src ?? ''} "${titleOf(attrs)}")`,
});

// @vitest-environment happy-dom
import { richTextSchema } from '@boardwalk/contracts';
import { Editor, type JSONContent } from '@tiptap/core';
import { afterEach, expect, it } from 'vitest';
import { everything, PICTURE } from '../../testing/documents.ts';
import { SCHEMA } from './schema.ts';

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

const editorWith = (content: JSONContent | string) => {
  editor = new Editor({
    element: document.createElement('div'),
    extensions: SCHEMA,
    content,
    injectCSS: false,
  });
  return editor;
};
/** Returns the editor's document, and asserts that the contracts' schema accepts it unchanged. */
const documentOf = (one: Editor) => {
  const json = one.getJSON();
  expect(richTextSchema.parse(json)).toEqual(json);
  return json;
};

it('represents every node type without a change', () => {
  expect(documentOf(editorWith(everything as JSONContent))).toEqual(everything);
});

it('represents every node type as HTML, as in copy and paste', () => {
  const html = editorWith(everything as JSONContent).getHTML();
  editor?.destroy();
  expect(documentOf(editorWith(html))).toEqual(everything);
});

it('produces only documents that the contracts accept, whatever is done', () => {
  const one = editorWith('');
  one.commands.insertTable({ rows: 3, cols: 3, withHeaderRow: true });
  one.chain().addColumnAfter().addRowAfter().toggleHeaderColumn().mergeOrSplit().deleteColumn().run();
  one.chain().focus('end').insertContent('<ol start="99999"><li>a</li></ol>').run();
  one.chain().focus('end').setHorizontalRule().toggleCodeBlock().insertContent('x').run();
  one.chain().focus('end').toggleHeading({ level: 2 }).setLink({ href: 'javascript:alert(1)' }).run();
  expect(JSON.stringify(documentOf(one))).toContain('tableHeader');
});

it.each([
  ['a link that runs', '<p><a href="javascript:alert(1)">x</a></p>', 'javascript'],
  ['a link with more on it', '<p><a href="/x" onclick="y" target="_blank" class="z">x</a></p>', '_blank'],
  [
    'a picture from elsewhere',
    '<p>a<img src="https://a.example/x.png" width="1" height="1"></p>',
    'a.example',
  ],
  ['a picture without a size', `<img src="${PICTURE}" alt="x">`, 'image'],
  ['a picture that runs', `<img src="${PICTURE}" onerror="alert(1)" width="9" height="9">`, 'onerror'],
  ['a script', '<script>alert(1)</script><p>x</p>', 'alert'],
  ['a style', '<p style="color:red">x</p><style>p{}</style>', 'color'],
  ['a thing from elsewhere', '<object data="https://evil.example/"></object><p>x</p>', 'evil'],
  ['a forged video', '<div data-embed="evil" data-id="abcdefghijk">x</div>', 'evil'],
  [
    'a forged block of a remote',
    '<div data-remote-block="../evil" data-block="x" data-id="">x</div>',
    'evil',
  ],
  ['cells that are too many', '<table><tr><td colspan="900" rowspan="900">x</td></tr></table>', '900'],
])('cleans %s', (_, html, gone) => {
  expect(JSON.stringify(documentOf(editorWith(html)))).not.toContain(gone);
});

it('maps headings of every level to the nearest supported one', () => {
  const levels = documentOf(editorWith('<h1>a</h1><h2>b</h2><h6>c</h6>')).content?.map(
    ({ attrs }) => attrs?.level,
  );
  expect(levels).toEqual([2, 2, 4]);
});

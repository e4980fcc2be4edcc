import { embedOf, RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import { i18n } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { type Editor, Extension, type JSONContent } from '@tiptap/core';
import { DOMParser, Fragment, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorContext } from '../editor-context.ts';
import { fromMarkdown, looksLikeMarkdown } from '../markdown.ts';
import { type LeftOut, tidyPasted } from './pasted-dom.ts';
import { withoutForbidden } from './pasted-markup.ts';
import { picturesIn, uploadPictures } from './upload-pictures.ts';

const MAX_LINK_LENGTH = RICH_TEXT_LIMITS.linkLength;

/** Handles pasted and dropped content other than plain text and HTML: pictures, URLs of videos, Markdown. */
export const pasteAndDrop = (context: EditorContext) =>
  Extension.create({
    name: 'pasteAndDrop',
    // Before the link extension, which would handle every URL.
    priority: 2000,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            transformPastedHTML: withoutForbidden,
            clipboardParser: tidyingParser(editor, context),
            clipboardTextParser: (text, _context, _plain, view) => sliceOfLines(text, view.state.schema),
            handlePaste: (_, { clipboardData }) =>
              clipboardData !== null && takePasted(editor, context, clipboardData),
            handleDrop: (view, event, _, moved) => {
              const files = moved ? [] : picturesIn(event.dataTransfer?.files);
              if (files.length === 0 || !context.onUploadImage) return false;
              event.preventDefault();
              const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
              void uploadPictures(
                editor,
                context,
                files,
                blockAfter(editor, at ?? editor.state.selection.to),
              );
              return true;
            },
          },
        }),
      ];
    },
  });

/** Returns a parser that cleans pasted HTML, and reports parts that can't be inserted. */
function tidyingParser(editor: Editor, context: EditorContext): DOMParser {
  const parser = DOMParser.fromSchema(editor.schema);
  parser.parseSlice = (dom, options) => {
    const left = tidyPasted(dom as Element);
    const message = leftOutMessage(left, context.onUploadImage !== undefined);
    if (message !== '') queueMicrotask(() => context.fail(message));
    return DOMParser.prototype.parseSlice.call(parser, dom, options);
  };
  return parser;
}

function leftOutMessage({ pictures, links }: LeftOut, canUpload: boolean): string {
  const sentences: string[] = [];
  if (pictures > 0)
    sentences.push(i18n._(msg`Pictures that aren’t on this site can’t be pasted. Left out: ${pictures}.`));
  if (pictures > 0 && canUpload) sentences.push(i18n._(msg`Save them on your device, then drop them here.`));
  if (links > 0)
    sentences.push(
      i18n._(
        msg`Links can have at most ${MAX_LINK_LENGTH} characters. Left out: ${links}; their text stays.`,
      ),
    );
  return sentences.join(' ');
}

/** Plain text: blank lines separate paragraphs, single line breaks stay. */
function sliceOfLines(text: string, schema: Schema): Slice {
  const blocks = text.replaceAll(/\r\n?/g, '\n').split(/\n{2,}/);
  const paragraphs = blocks.map((block) => {
    const lines = block.split('\n');
    const inline = lines.flatMap((line, at) => [
      ...(at > 0 ? [schema.nodes.hardBreak?.create()] : []),
      ...(line === '' ? [] : [schema.text(line)]),
    ]);
    return schema.nodes.paragraph?.create(
      null,
      inline.filter((node) => node !== undefined),
    );
  });
  return new Slice(Fragment.from(paragraphs.filter((node) => node !== undefined)), 1, 1);
}

function takePasted(editor: Editor, context: EditorContext, data: DataTransfer): boolean {
  const html = data.getData('text/html');
  const text = data.getData('text/plain');
  const files = picturesIn(data.files);
  // Word processors add a picture of the copied text.
  if (files.length > 0 && text.trim() === '' && context.onUploadImage) {
    void uploadPictures(editor, context, files, blockAfter(editor, editor.state.selection.to));
    return true;
  }
  if (text.trim() === '' || editor.isActive('codeBlock')) return false;
  return takeVideo(editor, text) || (html === '' && takeMarkdown(editor, text));
}

/** The URL of a video on an empty line becomes the video; anywhere else it is a link. */
function takeVideo(editor: Editor, text: string): boolean {
  const embed = embedOf(text);
  const { empty, $from } = editor.state.selection;
  if (!embed || !empty || $from.parent.type.name !== 'paragraph' || $from.parent.content.size > 0)
    return false;
  return insertPasted(editor, { type: 'embed', attrs: embed });
}

/** Marked like the browser's own pastes, so that the part that fits can be offered. */
function insertPasted(editor: Editor, content: JSONContent | JSONContent[]): boolean {
  return editor.chain().setMeta('uiEvent', 'paste').insertContent(content).run();
}

function takeMarkdown(editor: Editor, text: string): boolean {
  if (!looksLikeMarkdown(text)) return false;
  try {
    return insertPasted(editor, fromMarkdown(text, { breaks: true }).content as JSONContent[]);
  } catch {
    // Content that can't be converted is pasted unchanged.
    return false;
  }
}

/** Returns the next position between blocks, so that a picture doesn't split a sentence. */
export function blockAfter(editor: Editor, at: number): number {
  const $at = editor.state.doc.resolve(at);
  if ($at.parent.isTextblock) return $at.parent.content.size === 0 ? $at.pos : $at.after();
  return at;
}

import { msg } from '@lingui/core/macro';
import type { Editor } from '@tiptap/core';
import {
  AtSign,
  Blocks,
  Bold,
  Code,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Table,
  Undo2,
  Video,
} from 'lucide-react';
import type { Tool } from './tool.ts';

const HEADING_LABELS = [
  { level: 2, label: msg`Large heading`, icon: Heading2 },
  { level: 3, label: msg`Medium heading`, icon: Heading3 },
  { level: 4, label: msg`Small heading`, icon: Heading4 },
] as const;

const HEADINGS: readonly Tool[] = HEADING_LABELS.map(({ level, label, icon }) => ({
  id: `heading${level}`,
  label,
  icon,
  keys: `Control+Alt+${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  can: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
}));

const MARKS: readonly Tool[] = [
  {
    id: 'bold',
    label: msg`Bold`,
    icon: Bold,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    can: (editor) => editor.can().toggleBold(),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    id: 'italic',
    label: msg`Italic`,
    icon: Italic,
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    can: (editor) => editor.can().toggleItalic(),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    id: 'strike',
    label: msg`Strikethrough`,
    icon: Strikethrough,
    keys: 'Control+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    can: (editor) => editor.can().toggleStrike(),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: 'code',
    label: msg`Inline code`,
    icon: Code,
    keys: 'Control+E',
    isOn: (editor) => editor.isActive('code'),
    can: (editor) => editor.can().toggleCode(),
    run: (editor) => editor.chain().focus().toggleCode().run(),
  },
  {
    id: 'link',
    label: msg`Link`,
    icon: Link,
    keys: 'Control+K',
    isOn: (editor) => editor.isActive('link'),
    can: (editor) => editor.can().setMark('link', { href: '/' }),
    run: (editor, context) =>
      context.openDialog({ kind: 'link', address: editor.getAttributes('link').href ?? '' }),
  },
];

const BLOCKS: readonly Tool[] = [
  {
    id: 'list',
    label: msg`Bulleted list`,
    icon: List,
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    can: (editor) => editor.can().toggleBulletList(),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: msg`Numbered list`,
    icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    can: (editor) => editor.can().toggleOrderedList(),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'quote',
    label: msg`Quote`,
    icon: Quote,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    can: (editor) => editor.can().toggleBlockquote(),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    id: 'codeblock',
    label: msg`Code block`,
    icon: SquareCode,
    keys: 'Control+Alt+C',
    isOn: (editor) => editor.isActive('codeBlock'),
    can: (editor) => editor.can().toggleCodeBlock(),
    run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
  },
];

const THINGS: readonly Tool[] = [
  {
    id: 'picture',
    label: msg`Picture`,
    icon: ImagePlus,
    isHere: (context) => context.onUploadImage !== undefined,
    run: (_, context) => context.pickPictures(),
  },
  {
    id: 'video',
    label: msg`Video`,
    icon: Video,
    run: (_, context) => context.openDialog({ kind: 'video' }),
  },
  {
    id: 'block',
    label: msg`Block of an app`,
    icon: Blocks,
    isHere: (context) => context.remoteBlocks.length > 0,
    run: (_, context) => context.openDialog({ kind: 'block' }),
  },
  {
    id: 'table',
    label: msg`Table`,
    icon: Table,
    can: (editor) => !editor.isActive('table'),
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'rule',
    label: msg`Divider`,
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
  {
    id: 'mention',
    label: msg`Mention a member`,
    icon: AtSign,
    isHere: (context) => context.mentionSource !== undefined,
    can: (editor) => !editor.isActive('codeBlock') && !editor.isActive('code'),
    run: (editor) =>
      editor
        .chain()
        .focus()
        // A text node, because strings are parsed as HTML, which Trusted Types block.
        .insertContent({ type: 'text', text: isAfterWord(editor) ? ' @' : '@' })
        .run(),
  },
];

/** The list of members opens only after a space. */
function isAfterWord({ state: { selection, doc } }: Editor): boolean {
  const { $from } = selection;
  return /\S$/.test(doc.textBetween($from.start(), $from.pos));
}

const STEPS: readonly Tool[] = [
  {
    id: 'undo',
    label: msg`Undo`,
    icon: Undo2,
    keys: 'Control+Z',
    can: (editor) => editor.can().undo(),
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    id: 'redo',
    label: msg`Redo`,
    icon: Redo2,
    keys: 'Control+Shift+Z',
    can: (editor) => editor.can().redo(),
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

/** Tools of the main toolbar, in groups. */
export const BAR: readonly (readonly Tool[])[] = [HEADINGS, MARKS, BLOCKS, THINGS, STEPS];
/** Tools for selected text. All others are in the list after `/`. */
export const SELECTION_BAR: readonly (readonly Tool[])[] = [MARKS, HEADINGS, BLOCKS];
/** Their order of priority in a narrow bar. */
export const BAR_ORDER: readonly string[] = [
  'bold',
  'italic',
  'link',
  'heading2',
  'list',
  'picture',
  'undo',
  'quote',
  'heading3',
  'numbers',
  'video',
  'block',
  'mention',
  'redo',
  'table',
  'strike',
  'rule',
  'codeblock',
  'code',
  'heading4',
];

/** Blocks of the list after `/`. */
export const INSERTS: readonly Tool[] = [...HEADINGS, ...BLOCKS, ...THINGS];

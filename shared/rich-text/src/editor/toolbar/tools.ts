import { msg } from '@lingui/core/macro';
import {
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
  { level: 2, label: msg`Heading`, icon: Heading2 },
  { level: 3, label: msg`Smaller heading`, icon: Heading3 },
  { level: 4, label: msg`Smallest heading`, icon: Heading4 },
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
    label: msg`Struck through`,
    icon: Strikethrough,
    keys: 'Control+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    can: (editor) => editor.can().toggleStrike(),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    id: 'code',
    label: msg`Code in the line`,
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
    run: (editor, context) => context.ask({ kind: 'link', address: editor.getAttributes('link').href ?? '' }),
  },
];

const BLOCKS: readonly Tool[] = [
  {
    id: 'list',
    label: msg`List`,
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
    label: msg`Block of code`,
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
    id: 'film',
    label: msg`Film`,
    icon: Video,
    run: (_, context) => context.ask({ kind: 'film' }),
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
    label: msg`Dividing line`,
    icon: Minus,
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

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

/** What the bar above the text shows, in groups. */
export const BAR: readonly (readonly Tool[])[] = [HEADINGS, MARKS, BLOCKS, THINGS, STEPS];
/** What the list behind `/` offers. */
export const INSERTS: readonly Tool[] = [...HEADINGS, ...BLOCKS, ...THINGS];

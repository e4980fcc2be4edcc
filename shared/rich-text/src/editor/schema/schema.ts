import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { CodeBlock } from './code-block.ts';
import { Embed } from './embed.ts';
import { Heading } from './heading.ts';
import { Image } from './image.ts';
import { Link } from './link.ts';
import { LISTS } from './lists.ts';
import { Mention } from './mention.ts';
import { RemoteBlock } from './remote-block.ts';
import { TABLES } from './tables.ts';

/** All nodes and marks of the contracts' document, with exactly the same attributes. */
export const SCHEMA: Extensions = [
  Document,
  Paragraph,
  Text,
  Heading,
  ...LISTS,
  Blockquote,
  CodeBlock,
  HorizontalRule,
  HardBreak,
  Image,
  Embed,
  RemoteBlock,
  Mention,
  ...TABLES,
  Bold,
  Italic,
  Strike,
  Code,
  Link,
];

import { z } from 'zod';
import { MEDIA_SOURCE } from '../entities/media-source.ts';
import { remoteBlockSchema } from '../slots/slots.ts';
import { cleanInside } from '../texts/clean-text.ts';
import { line, machine, writtenKinds } from '../texts/written.ts';
import { embedAttributes } from './embeds.ts';
import { markSchema } from './marks.ts';
import type { BlockNode, RichText } from './nodes.ts';
import { EXCESS_TEXTS, excessesOf, RICH_TEXT_LIMITS as LIMITS } from './rich-text-limits.ts';

const mediaSource = z.string().regex(MEDIA_SOURCE);

/** A part of a text. Spaces at its ends separate words, so they stay; an empty part is removed from its line. */
const writtenInside = z
  .string()
  .overwrite(cleanInside)
  .max(LIMITS.characters, EXCESS_TEXTS.characters)
  .register(writtenKinds, { kind: 'text' });
const withoutEmpty = <Node extends { type: string; text?: string }>(nodes: readonly Node[]): Node[] =>
  nodes.filter(({ type, text }) => type !== 'text' || text !== '');

const textNode = z.object({
  type: z.literal('text'),
  text: writtenInside,
  marks: z.array(markSchema).max(LIMITS.marks).optional(),
});
const hardBreak = z.object({ type: z.literal('hardBreak') });
const mention = z.object({
  type: z.literal('mention'),
  attrs: z.object({ id: machine(LIMITS.mentionId), label: line(0, LIMITS.mentionLabel) }),
});
const inlineNode = z.discriminatedUnion('type', [textNode, hardBreak, mention]);
const inline = z.array(inlineNode).overwrite(withoutEmpty).max(LIMITS.inline, EXCESS_TEXTS.inline).optional();

const paragraph = z.object({ type: z.literal('paragraph'), content: inline });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inline,
});
const codeBlock = z.object({
  type: z.literal('codeBlock'),
  attrs: z.object({ language: line(0, LIMITS.languageLength).nullable().default(null) }).optional(),
  content: z
    .array(z.object({ type: z.literal('text'), text: writtenInside }))
    .overwrite(withoutEmpty)
    .max(LIMITS.inline, EXCESS_TEXTS.inline)
    .optional(),
});
const rule = z.object({ type: z.literal('horizontalRule') });
const image = z.object({
  type: z.literal('image'),
  attrs: z.object({
    src: mediaSource,
    alt: line(0, LIMITS.altLength),
    width: z.int().min(1).max(LIMITS.pictureSize),
    height: z.int().min(1).max(LIMITS.pictureSize),
  }),
});
const embed = z.object({ type: z.literal('embed'), attrs: embedAttributes });
const remoteBlock = z.object({ type: z.literal('remoteBlock'), attrs: remoteBlockSchema });

type BlocksSchema = z.ZodType<BlockNode[], BlockNode[]>;

const quote = z.object({
  type: z.literal('blockquote'),
  get content(): BlocksSchema {
    return blocks;
  },
});
const listItem = z.object({
  type: z.literal('listItem'),
  get content(): BlocksSchema {
    return blocks;
  },
});
const listItems = z.array(listItem).min(1).max(LIMITS.listItems, EXCESS_TEXTS.listItems);
const bulletList = z.object({ type: z.literal('bulletList'), content: listItems });
const orderedList = z.object({
  type: z.literal('orderedList'),
  attrs: z
    .object({ start: z.int().min(0).max(LIMITS.listStart, EXCESS_TEXTS.listStart).default(1) })
    .optional(),
  content: listItems,
});
const cellAttributes = z
  .object({
    colspan: z.int().min(1).max(LIMITS.tableColumns).default(1),
    rowspan: z.int().min(1).max(LIMITS.tableRows).default(1),
  })
  .optional();
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: cellAttributes,
  get content(): BlocksSchema {
    return blocks;
  },
});
const tableRow = z.object({
  type: z.literal('tableRow'),
  content: z.array(cell).max(LIMITS.tableColumns, EXCESS_TEXTS.tableColumns),
});
const table = z.object({
  type: z.literal('table'),
  content: z.array(tableRow).min(1).max(LIMITS.tableRows, EXCESS_TEXTS.tableRows),
});

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  codeBlock,
  rule,
  image,
  embed,
  remoteBlock,
  quote,
  bulletList,
  orderedList,
  table,
]);
const blocks: BlocksSchema = z.array(block).max(LIMITS.blocks, EXCESS_TEXTS.blocks);

/**
 * A formatted text (headings, lists, pictures), as the editor produces it. Only what this schema defines is stored: unknown attributes are dropped,
 * unknown nodes are rejected, and HTML isn't possible.
 */
export const richTextSchema: z.ZodType<RichText, RichText> = z
  .object({ type: z.literal('doc'), content: blocks })
  .superRefine((document, { addIssue }) => {
    for (const { limit, path } of excessesOf(document))
      addIssue({
        code: 'custom',
        path: path.flatMap((at) => ['content', at]),
        message: EXCESS_TEXTS[limit],
      });
  })
  .meta({ id: 'RichText' });

import { z } from 'zod';
import { embedAttributes } from './embeds.ts';
import { markSchema } from './marks.ts';

/** The address of an uploaded picture: this site's own, by its id. */
export const mediaSource = z.string().regex(/^\/api\/media\/[0-9a-f-]{36}$/);

const textNode = z.object({
  type: z.literal('text'),
  text: z.string().min(1).max(100_000),
  marks: z.array(markSchema).max(6).optional(),
});
const hardBreak = z.object({ type: z.literal('hardBreak') });
const mention = z.object({
  type: z.literal('mention'),
  attrs: z.object({ id: z.string().max(255), label: z.string().max(100) }),
});
const inlineNode = z.discriminatedUnion('type', [textNode, hardBreak, mention]);
const inline = z.array(inlineNode).max(2000).optional();

const paragraph = z.object({ type: z.literal('paragraph'), content: inline });
const heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  content: inline,
});
const codeBlock = z.object({
  type: z.literal('codeBlock'),
  attrs: z.object({ language: z.string().max(40).nullable().default(null) }).optional(),
  content: z
    .array(z.object({ type: z.literal('text'), text: z.string().min(1).max(100_000) }))
    .max(2000)
    .optional(),
});
const rule = z.object({ type: z.literal('horizontalRule') });
const image = z.object({
  type: z.literal('image'),
  attrs: z.object({
    src: mediaSource,
    alt: z.string().max(300),
    width: z.int().min(1).max(20_000),
    height: z.int().min(1).max(20_000),
  }),
});
const embed = z.object({ type: z.literal('embed'), attrs: embedAttributes });

const quote = z.object({
  type: z.literal('blockquote'),
  get content() {
    return blocks;
  },
});
const listItem = z.object({
  type: z.literal('listItem'),
  get content() {
    return blocks;
  },
});
const bulletList = z.object({ type: z.literal('bulletList'), content: z.array(listItem).min(1).max(500) });
const orderedList = z.object({
  type: z.literal('orderedList'),
  attrs: z.object({ start: z.int().min(0).max(9999).default(1) }).optional(),
  content: z.array(listItem).min(1).max(500),
});
const cellAttributes = z
  .object({ colspan: z.int().min(1).max(20).default(1), rowspan: z.int().min(1).max(100).default(1) })
  .optional();
const cell = z.object({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: cellAttributes,
  get content() {
    return blocks;
  },
});
const tableRow = z.object({ type: z.literal('tableRow'), content: z.array(cell).max(20) });
const table = z.object({ type: z.literal('table'), content: z.array(tableRow).min(1).max(200) });

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  codeBlock,
  rule,
  image,
  embed,
  quote,
  bulletList,
  orderedList,
  table,
]);
const blocks = z.array(block).max(2000);

const richText = z.object({ type: z.literal('doc'), content: blocks }).meta({ id: 'RichText' });

/** The type has a name, or every type that holds a text would be written out with all that can stand in one. */
export interface RichText extends z.infer<typeof richText> {}
/** The same before its check: what has a usual value may be absent. */
export interface SentRichText extends z.input<typeof richText> {}

/**
 * A text with headings, lists, pictures and so on, as the editor keeps it. Only what this schema names is ever stored: attributes that it
 * doesn't know are left out, nodes that it doesn't know are refused, and there is no place for HTML.
 */
export const richTextSchema: z.ZodType<RichText, SentRichText> = richText;
export type BlockNode = z.infer<typeof block>;
export type InlineNode = z.infer<typeof inlineNode>;
export type ListItemNode = z.infer<typeof listItem>;
export type TableRowNode = z.infer<typeof tableRow>;

/** A text without anything in it. */
export const EMPTY_TEXT: RichText = { type: 'doc', content: [{ type: 'paragraph' }] };

import { parse } from 'yaml';
import { z } from 'zod';
import { contentOf } from './content-files.ts';
import { richTextFrom } from './markdown.ts';

/** Error in a file of the demo community. The message names the file and the field. */
export class ContentError extends Error {
  constructor(file: string, problem: string) {
    super(`services/api/demo/${file}\n${problem}`);
    this.name = 'ContentError';
  }
}

/** Reads a JSON file of `services/api/demo`. @throws ContentError */
export function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  text = contentOf(file),
): z.output<Schema> {
  return checkContent(
    file,
    schema,
    withFile(file, () => JSON.parse(text)),
  );
}

/**
 * Reads a Markdown file of `services/api/demo`: the fields at its beginning and, as `body`, the rest as rich text.
 * @param fields values that follow from the name of the file.
 * @throws ContentError
 */
export function readMarkdown<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  fields: Record<string, unknown> = {},
  text = contentOf(file),
): z.output<Schema> {
  const [, frontMatter, markdown] = /^---\n(.*?\n)---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (frontMatter === undefined || markdown === undefined)
    throw new ContentError(file, 'The file must begin with fields between two lines of three dashes (---).');
  return checkContent(file, schema, {
    ...withFile(file, () => parse(frontMatter)),
    ...fields,
    body: withFile(file, () => richTextFrom(markdown)),
  });
}

/** Returns a value as a schema outputs it. @throws ContentError with the path of each field that the schema refuses. */
export function checkContent<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new ContentError(file, z.prettifyError(result.error));
  return result.data;
}

/** Returns a schema for a name that other content defines. @param names is called when the first name is checked. */
export function nameAmong(names: () => Iterable<string>, missing: (name: string) => string) {
  let known: ReadonlySet<string> | undefined;
  return z.string().refine(
    (name) => {
      known ??= new Set(names());
      return known.has(name);
    },
    { error: ({ input }) => missing(String(input)) },
  );
}

function withFile<Value>(file: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ContentError(file, error instanceof Error ? error.message : String(error));
  }
}

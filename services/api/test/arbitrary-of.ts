import fc from 'fast-check';
import { z } from 'zod';

/** As much of JSON Schema as the contracts use. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
}

/** Values that fit a schema, or nearly: limits are kept loosely, so that both sides of each are tried. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return build(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

/** Anything that JSON can say, and texts that like to break things. */
export const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "'; DROP TABLE users; --",
    '%',
    '\\',
    '../../etc/passwd',
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER,
    { constructor: { name: 'x' } },
    [[[[[]]]]],
  ),
);

function build(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), fc.string());
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(build));
  if (schema.type === 'object') return buildObject(schema);
  if (schema.type === 'array') {
    return fc.array(build(schema.items ?? {}), { maxLength: (schema.maxItems ?? 4) + 1 });
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({
      min: Math.floor(schema.minimum ?? -5) - 1,
      max: Math.min(schema.maximum ?? 500, 10_000) + 1,
    });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'string') return buildText(schema);
  return rubbish;
}

function buildObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, build(field)]));
  return fc.record(fields, { requiredKeys: required });
}

function buildText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.string());
  if (format === 'uri') return fc.oneof(fc.webUrl(), fc.string());
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 600) + 1 });
  return pattern ? fc.oneof(text, fc.stringMatching(new RegExp(pattern))) : text;
}

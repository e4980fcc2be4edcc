import fc from 'fast-check';
import { z } from 'zod';

/** Subset of JSON Schema that the contracts use. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
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

/** Generates values that match a schema or nearly match it: limits are loose, so that both sides of each are tested. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return new Builder(described).build(described, 0);
}

/** Any JSON value, and texts that often break parsers. */
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

/** Depth of references beyond which lists are empty: a text can contain lists in lists without end. */
const DEEPEST = 4;
const MAX_LIST_LENGTH = 20;
const MAX_INNER_LIST_LENGTH = 3;

class Builder {
  private readonly root: JsonSchema;
  /** Generators by reference and depth, so that each is built only once. */
  private readonly built = new Map<string, fc.Arbitrary<unknown>>();

  constructor(root: JsonSchema) {
    this.root = root;
  }

  build(schema: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.follow(schema.$ref, depth + 1);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum) return fc.oneof(fc.constantFrom(...schema.enum), fc.string());
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fc.oneof(...choices.map((choice) => this.build(choice, depth)));
    if (schema.type === 'object') return this.buildObject(schema, depth);
    if (schema.type === 'array') return this.buildList(schema, depth);
    if (schema.type === 'integer' || schema.type === 'number') return buildNumber(schema);
    if (schema.type === 'boolean') return fc.boolean();
    if (schema.type === 'string') return buildText(schema);
    return rubbish;
  }

  private follow(reference: string, depth: number): fc.Arbitrary<unknown> {
    const name = `${reference} ${depth}`;
    const known = this.built.get(name);
    if (known) return known;
    const target = this.root.$defs?.[reference.replace('#/$defs/', '')] ?? this.root;
    const made = this.build(target, depth);
    this.built.set(name, made);
    return made;
  }

  private buildObject({ properties = {}, required = [] }: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, this.build(field, depth)]),
    );
    return fc.record(fields, { requiredKeys: required });
  }

  private buildList({ items = {}, maxItems = 4 }: JsonSchema, depth: number): fc.Arbitrary<unknown> {
    if (depth > DEEPEST) return fc.constant([]);
    const longest = depth === 0 ? MAX_LIST_LENGTH : MAX_INNER_LIST_LENGTH;
    return fc.array(this.build(items, depth), { maxLength: Math.min(maxItems, longest) + 1 });
  }
}

function buildNumber({ minimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  return fc.integer({ min: Math.floor(minimum ?? -5) - 1, max: Math.min(maximum ?? 500, 10_000) + 1 });
}

function buildText({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.string());
  if (format === 'uri') return fc.oneof(fc.webUrl(), fc.string());
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 600) + 1 });
  return pattern ? fc.oneof(text, matching(pattern)) : text;
}

/** Building one takes up to a second, and many schemas have the same pattern. */
const built = new Map<string, fc.Arbitrary<string>>();

function matching(pattern: string): fc.Arbitrary<string> {
  const known = built.get(pattern) ?? fc.stringMatching(new RegExp(pattern));
  built.set(pattern, known);
  return known;
}

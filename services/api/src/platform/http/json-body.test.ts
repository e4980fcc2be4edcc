import { expect, it } from 'vitest';
import { exceedsParts, JsonBody } from './json-body.ts';

const exceeds = (json: string, parts: number) => exceedsParts(Buffer.from(json), parts);

it('counts brackets, commas and colons outside of strings', () => {
  expect(exceeds('{"a": [1, 2, {"b": 3}]}', 7)).toBe(false);
  expect(exceeds('{"a": [1, 2, {"b": 3}]}', 6)).toBe(true);
  expect(exceeds('"[[[,,,:::"', 0)).toBe(false);
  expect(exceeds(String.raw`["\\\"[,,,", 1]`, 2)).toBe(false);
  expect(exceeds(String.raw`["\\", 1, 2]`, 2)).toBe(true);
  expect(exceeds('["never closed, [[[', 1)).toBe(false);
});

it('accepts 32 levels and rejects more', () => {
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(exceeds(nested(32), 1_000)).toBe(false);
  expect(exceeds(nested(33), 1_000)).toBe(true);
  expect(exceeds('[[]],[[]]'.repeat(40), 1_000)).toBe(false);
});

it('scans a megabyte quickly', () => {
  const json = Buffer.from(`["${'x,'.repeat(500_000)}"]`);
  const begin = performance.now();
  expect(exceedsParts(json, 10)).toBe(false);
  expect(performance.now() - begin).toBeLessThan(100);
});

it('parses a body once, and never one that is rejected', () => {
  let times = 0;
  const parse = (json: string) => {
    times += 1;
    return JSON.parse(json) as unknown;
  };
  const body = new JsonBody(Buffer.from('{"a": 1}'), parse);
  expect([body.parse(), body.parse(), times]).toEqual([{ a: 1 }, { a: 1 }, 1]);
  expect(() => new JsonBody(Buffer.from('[1,2]'), parse).parse({ mostParts: 1 })).toThrow(
    expect.objectContaining({ code: 'BODY_UNREADABLE' }),
  );
  expect(times).toBe(1);
  expect(new JsonBody(Buffer.alloc(0), parse).parse()).toBeUndefined();
});

import { expect, it } from 'vitest';
import { findingsIn } from './type-findings.ts';

it('reads each error of the compiler, and nothing else', () => {
  const output = [
    "remotes/news/src/x.tsx(3,5): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'a'.",
    "remotes/news/src/y.ts(10,1): error TS2304: Cannot find name 'z'.",
    '',
  ].join('\n');
  expect(findingsIn(output).map(({ where, what }) => [where, what])).toEqual([
    ['remotes/news/src/x.tsx:3:5', "TS2322: Type 'string' is not assignable to type 'number'."],
    ['remotes/news/src/y.ts:10:1', "TS2304: Cannot find name 'z'."],
  ]);
  expect(findingsIn('')).toEqual([]);
});

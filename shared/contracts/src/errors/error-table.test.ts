import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from './error-table.ts';

it('contains the errors of every area, each code once', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.errors.ts'));
  const codes = files.flatMap((file) =>
    [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/^ {2}([A-Z_]+): row\(/gm)].map(
      ([, code]) => code,
    ),
  );
  expect(codes.toSorted()).toEqual(Object.keys(ERRORS).toSorted());
});

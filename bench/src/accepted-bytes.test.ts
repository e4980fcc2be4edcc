import { expect, it } from 'vitest';
import { acceptedBytes, growthRow, withBytes } from './accepted-bytes.ts';

const text = `| page | account | JavaScript |
| ---- | ------- | ---------- |
| \`/\` | visitor | 200.0 KB |
| \`/settings\` | member | 50.5 KB |
`;

it('reads the accepted sizes', () => {
  expect(acceptedBytes(text)).toEqual([
    { path: '/', account: 'visitor', bytes: 200 * 1024 },
    { path: '/settings', account: 'member', bytes: 50.5 * 1024 },
  ]);
});

it('reads the sizes of the document itself', () => {
  expect(acceptedBytes().length).toBeGreaterThan(5);
});

it('refuses a document without sizes, or with a line that has none', () => {
  expect(() => acceptedBytes('# JavaScript of each page')).toThrow('page-bytes.md');
  expect(() => acceptedBytes(text.replace('50.5 KB', '50,5 kB'))).toThrow('page-bytes.md');
});

it('replaces the size of measured pages only', () => {
  const changed = withBytes(text, [{ path: '/', account: 'visitor', bytes: 190.26 * 1024 }]);
  expect(changed).toBe(text.replace('200.0', '190.3'));
});

it('fails a page that grew by more than 2 KB or by more than 2 %', () => {
  const row = (accepted: number, bytes: number) =>
    growthRow({ path: '/', account: 'visitor', bytes: bytes * 1024 }, accepted * 1024);
  const grown = (accepted: number, bytes: number) => row(accepted, bytes).met;
  // The gate counts rows with this mark.
  expect(row(200, 202.1).id).toContain('●');
  expect(grown(200, 202)).toBe(true);
  expect(grown(200, 202.1)).toBe(false);
  expect(grown(50, 51)).toBe(true);
  expect(grown(50, 51.1)).toBe(false);
  expect(grown(200, 120)).toBe(true);
});

import { expect, it } from 'vitest';
import { isWaitedFor, type PageRequest, serialDepth } from './waterfall.ts';

const AT = 'http://localhost:1';
const asked = (path: string, kind: string, ...by: string[]): PageRequest => ({
  url: AT + path,
  kind,
  bytes: 1,
  status: 200,
  headers: {},
  askedBy: by.map((one) => AT + one),
});

const parallel = [
  asked('/', 'Document'),
  asked('/main.js', 'Script', '/'),
  asked('/entry.js', 'Other', '/'),
  asked('/api/feed', 'Fetch', '/main.js', '/entry.js'),
];

it('counts requests that wait for each other, not parallel ones', () => {
  expect(serialDepth(parallel)).toBe(3);
});

it('includes a script that only another script names', () => {
  const chain = [
    ...parallel,
    asked('/late.js', 'Script', '/entry.js'),
    asked('/api/more', 'Fetch', '/late.js'),
  ];
  expect(serialDepth(chain)).toBe(4);
});

it('excludes requests for which a page doesn’t wait', () => {
  const rest = [
    asked('/picture.avif', 'Image', '/api/feed'),
    asked('/api/live/events?topics=releases', 'Fetch', '/main.js'),
    asked('/api/reports/releases', 'Ping', '/main.js'),
  ];
  expect(rest.some(isWaitedFor)).toBe(false);
  expect(serialDepth([...parallel, ...rest])).toBe(3);
});

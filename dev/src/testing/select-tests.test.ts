import { expect, it } from 'vitest';
import { selectTests } from './select-tests.ts';

const FILES = Object.entries({
  'services/api/src/modules/comments/reports.test.ts': "it('hides a comment that was reported three times')",
  'remotes/news/src/features/comments/thread.test.tsx': "it('shows the newest first')",
  'e2e/specs/news-comments.spec.ts': "test('a member says something')",
  'e2e/specs/home.spec.ts': "test('a visitor reads the newest first')",
}).map(([path, text]) => ({ path, read: () => text }));

it('finds files by a part of their path', () => {
  expect(selectTests(['Comments'], FILES)).toEqual({
    units: [
      'services/api/src/modules/comments/reports.test.ts',
      'remotes/news/src/features/comments/thread.test.tsx',
    ],
    journeys: ['e2e/specs/news-comments.spec.ts'],
  });
  expect(selectTests(['./e2e/specs/home', 'thread'], FILES)).toEqual({
    units: ['remotes/news/src/features/comments/thread.test.tsx'],
    journeys: ['e2e/specs/home.spec.ts'],
  });
});

it('finds tests by their title when no path matches', () => {
  expect(selectTests(['the', 'newest', 'first'], FILES)).toEqual({
    units: ['remotes/news/src/features/comments/thread.test.tsx'],
    journeys: ['e2e/specs/home.spec.ts'],
    title: 'the newest first',
  });
});

it('throws when nothing matches', () => {
  expect(() => selectTests(['lighthouse'], FILES)).toThrow(
    'No path and no title of a test contains "lighthouse".',
  );
});

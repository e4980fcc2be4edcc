import { expect, it } from 'vitest';
import { sizeReport } from './size-report.ts';

const file = (packed: number) => ({ bytes: 4 * packed, packed, hash: '' });

it('weighs the entry, the first page, and all files for browsers', () => {
  const release = {
    entry: 'remote-entry.js',
    preload: ['assets/remote.js', 'assets/remote.css'],
    files: {
      'remote-entry.js': file(11_264),
      'assets/remote.js': file(2048),
      'assets/remote.css': file(1024),
      'assets/later.js': file(512),
      'server/remote.js': file(9000),
    },
    budgets: { entry: 16_384, page: 2560 },
  };
  expect(sizeReport(release)).toBe('entry 11.0 of 16.0 KB, page 3.0 of 2.5 KB, too much, all 14.5 KB');
});

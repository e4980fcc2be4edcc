import { expect, it } from 'vitest';
import { pictureList } from './picture-list.ts';

it('lists the largest difference first, and the pages that failed', () => {
  const different = [
    { place: '/about as visitor', width: 390, scheme: 'light', share: 0.0004, file: 'a.png' },
    { place: '/about as visitor', width: 1280, scheme: 'dark', share: 0.25, file: 'b.png' },
  ];
  const failed = [{ place: '/users as owner', error: 'before: Timeout' }];
  expect(
    pictureList({ ref: 'v1', places: { compared: 2, all: 9 }, different, failed }),
  ).toBe(`# Pictures of this checkout against v1

2 of 9 pages were compared: 1 differ, 1 failed.

| different | page | window | |
| -- | -- | -- | -- |
| 25.00 % | /about as visitor | 1280, dark | [picture](b.png) |
| 0.04 % | /about as visitor | 390, light | [picture](a.png) |

Failed:

- /users as owner: before: Timeout

`);
});

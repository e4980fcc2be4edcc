import { expect, it } from 'vitest';
import { nextSlide } from './use-carousel.ts';

it('loops both ways', () => {
  expect(nextSlide(0, 3)).toBe(1);
  expect(nextSlide(2, 3)).toBe(0);
  expect(nextSlide(0, 3, -1)).toBe(2);
});

import { expect, it } from 'vitest';
import { chooseForm } from './choose-form.policy.ts';
import type { MediaForms } from './media-forms.ts';

const widths = (...all: number[]) =>
  Object.fromEntries(all.map((width) => [width, { bytes: width, hash: `h${width}` }]));
const early: MediaForms = { webp: widths(320, 640, 800), jpeg: widths(800) };
const whole: MediaForms = { ...early, avif: widths(320, 640, 800) };
const BROWSER = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

it.each([
  [whole, BROWSER, 640, 'avif', 640],
  [whole, BROWSER, 641, 'avif', 800],
  [whole, BROWSER, 5_000, 'avif', 800],
  [whole, BROWSER, undefined, 'avif', 800],
  [whole, BROWSER, 1, 'avif', 320],
  [whole, 'image/webp,*/*', 300, 'webp', 320],
  [whole, 'image/avif;q=0, image/webp', 300, 'webp', 320],
  [whole, '*/*', 300, 'jpeg', 800],
  [whole, '', undefined, 'jpeg', 800],
  [early, BROWSER, 300, 'webp', 320],
])('chooses from %j for %j and %j', (forms, accept, width, format, chosen) => {
  expect(chooseForm(forms, { accept, width })).toMatchObject({ format, width: chosen });
});

it('returns undefined without any form', () => {
  expect(chooseForm({}, { accept: BROWSER, width: 1 })).toBeUndefined();
});

import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { Attempt } from './attempt.tsx';

it.each([
  [1, '1st attempt'],
  [2, '2nd attempt'],
  [3, '3rd attempt'],
  [4, '4th attempt'],
  [11, '11th attempt'],
  [22, '22nd attempt'],
])('shows attempt %i as an ordinal number', (number, text) => {
  expect(renderPage(<Attempt number={number} />, { answers: {} }).container.textContent).toBe(text);
});

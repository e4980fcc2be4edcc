import { expect, it } from 'vitest';
import { asMarkdown, asText, inOrder, reasonsOf } from './row.ts';

const rows = [
  { id: 'P2', goal: '≤ 230 KB', figure: '231 KB', met: false },
  { id: 'P6', goal: '≥ 95', figure: 'not measured here' },
];

it('says plainly what isn’t met and what isn’t measured', () => {
  expect(asText(rows).split('\n')[1]).toMatch(/231 KB +NOT met$/);
  expect(asText(rows).split('\n')[2]).toMatch(/not measured here +–$/);
});

it('makes a table of a document', () => {
  expect(asMarkdown(rows).split('\n')[2]).toBe('| P2 | ≤ 230 KB | 231 KB |  | NOT met |');
});

it('says why of what isn’t met, and of nothing else', () => {
  const known = { id: 'P1', goal: 'fast', figure: 'slow', met: false, why: 'It rains.' };
  expect(reasonsOf([...rows, known])).toBe(
    '- **P2**, ≤ 230 KB: 231 KB. Why is not known.\n- **P1**, fast: slow. It rains.',
  );
});

it('puts rows in the order of their goals', () => {
  const ids = ['P11', 'P2', 'P2 ●'].map((id) => ({ id, goal: '', figure: '' }));
  expect(inOrder(ids).map(({ id }) => id)).toEqual(['P2', 'P2 ●', 'P11']);
});

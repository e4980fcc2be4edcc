import { expect, it } from 'vitest';
import { asMarkdown, asText, inOrder, reasonsOf } from './row.ts';

const rows = [
  { id: 'P2', goal: '≤ 230 KB', figure: '231 KB', met: false },
  { id: 'P6', goal: '≥ 95', figure: 'not measured here' },
];

it('marks rows that aren’t met or aren’t measured', () => {
  expect(asText(rows).split('\n')[1]).toMatch(/231 KB +NOT met$/);
  expect(asText(rows).split('\n')[2]).toMatch(/not measured here +–$/);
});

it('formats a table for a document', () => {
  expect(asMarkdown(rows).split('\n')[2]).toBe('| P2 | ≤ 230 KB | 231 KB |  | NOT met |');
});

it('marks rows of an old measurement', () => {
  const [, line] = asText([{ id: 'P1', goal: 'fast', figure: 'slow', met: true, stale: true }]).split('\n');
  expect(line).toMatch(/slow +met, stale$/);
});

it('states the cause of missed goals once, and of no other goal', () => {
  const known = { id: 'P1', goal: 'fast', figure: 'slow', met: false, why: 'It rains.' };
  expect(reasonsOf([...rows, known, { ...known, goal: 'light' }])).toBe(
    '- **P2**, ≤ 230 KB: 231 KB. The cause is not known.\n- **P1**, fast: slow; light: slow. It rains.',
  );
});

it('sorts rows by their goals', () => {
  const ids = ['P11', 'P2', 'P2 ●'].map((id) => ({ id, goal: '', figure: '' }));
  expect(inOrder(ids).map(({ id }) => id)).toEqual(['P2', 'P2 ●', 'P11']);
});

import { expect, it } from 'vitest';
import { fittingTools } from './fitting-tools.ts';

const GROUPS = [['heading'], ['bold', 'italic', 'link'], ['list', 'quote']];
const ORDER = ['bold', 'link', 'list', 'heading', 'italic', 'quote'];
const shownIn = (available: number) =>
  [...fittingTools(GROUPS, ORDER, { available, tool: 44, divider: 9 })].sort();

it('shows all tools without a menu if they fit', () => {
  expect(shownIn(6 * 44 + 2 * 9)).toEqual([...ORDER].sort());
});

it('keeps the most used tools, and space for the menu', () => {
  expect(shownIn(6 * 44 + 2 * 9 - 1)).toEqual(['bold', 'heading', 'link', 'list']);
  expect(shownIn(3 * 44 + 9)).toEqual(['bold', 'link']);
});

it('shows only the menu if no tool fits', () => {
  expect(shownIn(60)).toEqual([]);
});

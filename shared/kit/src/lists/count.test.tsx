import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { Count } from './count.tsx';

const houses = (count: number) => `${count} houses`;

it.each([
  { shown: 24, total: 45, hasMore: true, text: '24 of 45' },
  { shown: 1200, total: 4500, hasMore: true, text: '1,200 of 4,500' },
  { shown: 24, total: undefined, hasMore: true, text: '24 shown' },
  { shown: 24, total: undefined, hasMore: false, text: '24 houses' },
  { shown: 45, total: 45, hasMore: false, text: '45 houses' },
])('shows "$text" for $shown items of $total', ({ text, ...props }) => {
  const { container } = renderInSite(<Count {...props}>{houses}</Count>);
  expect(container.textContent).toBe(text);
});

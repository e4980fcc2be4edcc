import { expect, it } from 'vitest';
import { renderInSite } from '../testing/render-in-site.tsx';
import { StateBadge } from './state-badge.tsx';
import { StatusDot } from './status-dot.tsx';

const shapeOf = (element: Element | null) => element?.querySelector('path')?.getAttribute('d');

it('shows the word of a state next to the shape of its tone', () => {
  const { getByTestId } = renderInSite(
    <>
      <StateBadge data-testid="rented" state="rented">
        Rented
      </StateBadge>
      <StateBadge data-testid="sold" state="sold">
        Sold
      </StateBadge>
      <StateBadge data-testid="active" state="active">
        Active
      </StateBadge>
    </>,
  );
  expect(getByTestId('rented').textContent).toBe('Rented');
  expect(shapeOf(getByTestId('rented'))).toBe(shapeOf(getByTestId('sold')));
  expect(shapeOf(getByTestId('rented'))).not.toBe(shapeOf(getByTestId('active')));
});

it('prefers the given tone to the one of the state', () => {
  const { getByTestId } = renderInSite(
    <>
      <StateBadge data-testid="own" state="active" tone="refused">
        In force
      </StateBadge>
      <StateBadge data-testid="banned" state="banned">
        Banned
      </StateBadge>
    </>,
  );
  expect(shapeOf(getByTestId('own'))).toBe(shapeOf(getByTestId('banned')));
});

it('gives a live state the shape that the state has in a badge', () => {
  const { getByTestId, getByText } = renderInSite(
    <>
      <StateBadge data-testid="active" state="active">
        Active
      </StateBadge>
      <StatusDot state="on">The city is open</StatusDot>
    </>,
  );
  expect(shapeOf(getByText('The city is open').parentElement)).toBe(shapeOf(getByTestId('active')));
});

import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { categoryAt, hasLine, heightOf, lineOf, namedCategories, scaleOf } from './chart-geometry.ts';
import { Chart, loadDisplay, Timeline } from './parts.tsx';

beforeAll(async () => {
  loadDisplay();
  await vi.dynamicImportSettled();
});

describe('the scale of a chart', () => {
  it.each([
    [
      [3, 7, 12],
      [0, 5, 10, 15],
    ],
    [
      [0.2, 0.31],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [
      [-4, 6],
      [-5, 0, 5, 10],
    ],
    [
      [80, 100],
      [0, 25, 50, 75, 100],
    ],
    [
      [0, null],
      [0, 1],
    ],
    [[], [0, 1]],
    [
      [1, 1, 2],
      [0, 1, 2],
    ],
    [
      [0.5, 1],
      [0, 0.25, 0.5, 0.75, 1],
    ],
  ])('of %j is round and covers every value', (values, scale) => {
    expect(scaleOf(values)).toEqual(scale);
  });

  it('spans from the lowest value at the bottom to the highest at the top', () => {
    expect(heightOf(10, [0, 5, 10])).toBe(8);
    expect(heightOf(0, [0, 5, 10])).toBe(216);
  });

  it('interrupts the line at missing values', () => {
    expect(lineOf([1, 1, null, 1], [0, 1], 640).replace(/[\d.]+ [\d.]+/g, '')).toBe('MLM');
  });

  it('is no line if no values are adjacent', () => {
    expect(hasLine([null, 4, null, 3])).toBe(false);
    expect(hasLine([null, 4, 3])).toBe(true);
  });

  it('finds the category below the pointer, and the nearest one outside of the columns', () => {
    expect([0, 50, 320, 700].map((x) => categoryAt(x, 2, 640))).toEqual([0, 0, 0, 1]);
    expect(categoryAt(340, 2, 640)).toBe(1);
  });

  it('shows no more labels than fit', () => {
    expect([0, 1, 2, 3, 4].filter(namedCategories(30, 640))).toEqual([0, 4]);
    expect([0, 1, 2].filter(namedCategories(3, 640))).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3, 4].filter(namedCategories(5, 240))).toEqual([0, 3]);
  });
});

it.each(['line', 'bar'] as const)('renders the numbers of a %s chart as a table', async (kind) => {
  const { user } = renderInSite(
    <Chart
      kind={kind}
      title="Visitors of the week"
      categoryName="Day"
      tableLabel="Show as a table"
      categories={['Mon', 'Tue']}
      series={[
        { name: 'Members', values: [4, null] },
        { name: 'Guests', values: [11, 3] },
      ]}
      format={(value) => `${value} people`}
    />,
  );
  await user.click(screen.getByText('Show as a table'));
  const table = screen.getByRole('table', { name: 'Visitors of the week' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['DayMembersGuests', 'Mon4 people11 people', 'Tue–3 people']);
  await expectAccessible();
});

it('shows the values of a category, which is chosen with the arrow keys', async () => {
  const { user } = renderInSite(
    <Chart
      kind="bar"
      title="Visitors of the week"
      summary="15 in total"
      categoryName="Day"
      tableLabel="Show as a table"
      categories={['Mon', 'Tue']}
      series={[{ name: 'Members', values: [4, 11] }]}
    />,
  );
  screen.getByText('15 in total');
  const chart = screen.getByRole('slider', { name: 'Visitors of the week' });
  await user.tab();
  expect(chart).toBe(document.activeElement);
  expect(chart.getAttribute('aria-valuetext')).toBe('Tue: 11');
  await user.keyboard('{ArrowLeft}');
  expect(chart.getAttribute('aria-valuetext')).toBe('Mon: 4');
  expect(chart.textContent).toContain('Mon · 4');
  await expectAccessible();
});

it('renders the entries of a timeline in order', async () => {
  renderInSite(
    <Timeline
      aria-label="History"
      times="date"
      entries={[
        { id: 'b', at: '2026-11-02T10:00:00Z', what: 'Ana published it', details: <p>Revision 2</p> },
        {
          id: 'a',
          at: '2026-11-01T10:00:00Z',
          what: 'Ana wrote it',
          action: <button type="button">Restore</button>,
        },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'History' });
  const entries = within(list).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Ana published itNov 02, 2026Revision 2',
    'Ana wrote itNov 01, 2026Restore',
  ]);
  expect(list.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-02T10:00:00Z');
  await expectAccessible();
});

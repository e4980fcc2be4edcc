import { type Answers, expectAccessible, renderPage, waitFor, within } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { property } from '../testing/examples.ts';
import CompareRoute from './compare.route.tsx';

const page = (search: string, answers: Answers = {}) => {
  const view = renderPage(<CompareRoute />, {
    answers: { 'GET /api/properties/:id': property(), ...answers },
  });
  void view.router.navigate(`/here${search}`);
  return view;
};

it('shows properties side by side, with row labels', async () => {
  const { findByRole, getByRole, container } = page('?ids=LQ-014,RW-102');
  await findByRole('table');
  const row = within(getByRole('row', { name: /^Price per m²/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1,071', '1,071']);
  await expectAccessible(container);
});

it('removes one from the comparison', async () => {
  const { findAllByRole, router, user } = page('?ids=LQ-014,RW-102');
  const [remove] = await findAllByRole('button', { name: 'Remove LQ-014' });
  if (remove) await user.click(remove);
  await waitFor(() => expect(router.state.location.search).toBe('?ids=RW-102'));
});

it('shows an unknown code, an empty selection, and a failure', async () => {
  await page('?ids=LQ-014', { 'GET /api/properties/:id': 404 }).findByText('Not in the registry: LQ-014.');
  await page('?ids=nonsense').findByText('No properties selected');
  await page('?ids=LQ-014', { 'GET /api/properties/:id': 503 }).findByText(
    'The comparison could not be loaded',
  );
});

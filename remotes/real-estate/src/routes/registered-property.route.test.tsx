import { loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, refused, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { property } from '../testing/examples.ts';
import NewPropertyRoute from './new-property.route.tsx';
import RegisteredPropertyRoute from './registered-property.route.tsx';

beforeAll(() => Promise.all([loadForms(), loadFields()]));

const OWN = property({ may: { manage: true, list: false, present: true } });
const page = (answers: Answers = {}) =>
  renderPage(<RegisteredPropertyRoute />, {
    permissions: ['estate.manage'],
    answers: {
      'GET /api/properties/:id': OWN,
      'PUT /api/properties/:id': { ...OWN, version: 4 },
      ...answers,
    },
  });
const sent = ({ calls }: { calls: ReturnType<typeof page>['calls'] }, method: string) =>
  calls.find(({ endpoint }) => endpoint.startsWith(method))?.body;

it('changes a property, with the version that was read', async () => {
  const view = page();
  const title = await view.findByLabelText(/^Title/);
  await expectAccessible(view.container);
  await view.user.clear(title);
  await view.user.type(title, 'Flat with a bell');
  await view.user.clear(view.getByLabelText(/^Owner/));
  await view.user.click(view.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(view, 'PUT')).toMatchObject({
      title: 'Flat with a bell',
      owner: null,
      version: 3,
      guidePrice: 85_000,
    }),
  );
});

it('shows a rejection at its field', async () => {
  const view = page({ 'PUT /api/properties/:id': refused('PROPERTY_OWNER_UNKNOWN') });
  await view.user.type(await view.findByLabelText(/^Owner/), 'x');
  await view.user.click(view.getByRole('button', { name: 'Save' }));
  await view.findAllByText('Member not found.');
});

it('shows both versions after a conflict', async () => {
  const stale = page({ 'PUT /api/properties/:id': refused('PROPERTY_STALE') });
  await stale.user.type(await stale.findByLabelText(/^Title/), ' 2');
  await stale.user.click(stale.getByRole('button', { name: 'Save' }));
  await stale.findByText('This property was changed somewhere else');
});

it('creates a property, and requires a valid code', async () => {
  const view = renderPage(<NewPropertyRoute />, {
    permissions: ['estate.manage'],
    answers: { 'POST /api/properties': OWN },
  });
  await view.user.type(await view.findByLabelText(/^Code/), 'nonsense');
  await view.user.click(view.getByRole('button', { name: 'Save' }));
  await view.findAllByText('Enter two letters, a dash and three or four digits.');
  await view.user.clear(view.getByLabelText(/^Code/));
  await view.user.type(view.getByLabelText(/^Code/), 'lq-200');
  await view.user.type(view.getByLabelText(/^Title/), 'Quay house');
  await view.user.type(view.getByLabelText(/^Guide price/), '120,000');
  await view.user.type(view.getByLabelText(/^Address/), '3 Quay');
  await view.user.click(view.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(view, 'POST')).toMatchObject({ title: 'Quay house', guidePrice: 120_000, owner: null }),
  );
});

it('links members without library access to the pictures of a property', async () => {
  const link = await page().findByRole('link', { name: 'Pictures and description' });
  expect(link.getAttribute('href')).toBe('/real-estate/LQ-014/present');
  await renderPage(<NewPropertyRoute />, { answers: {}, permissions: ['estate.manage'] }).findByText(
    /Save the property first/,
  );
});

it('removes a property that was never offered, after a confirmation', async () => {
  const view = page({ 'DELETE /api/properties/:id': refused('PROPERTY_IN_USE') });
  await view.user.click(await view.findByRole('button', { name: 'Remove' }));
  await view.user.click(await view.findByRole('button', { name: 'Remove property' }));
  await waitFor(() => expect(view.calls.some(({ endpoint }) => endpoint.startsWith('DELETE'))).toBe(true));
});

it('shows a missing property, a failure, and missing access', async () => {
  await page({ 'GET /api/properties/:id': 404 }).findByText('Property not found');
  await page({ 'GET /api/properties/:id': 503 }).findByText('The property could not be loaded');
  await renderPage(<RegisteredPropertyRoute />, { answers: {} }).findByText(/Missing permission/);
});

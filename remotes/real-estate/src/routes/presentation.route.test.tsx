import { loadControls, loadFields, loadForms } from '@boardwalk/kit';
import { type Answers, expectAccessible, renderPage, waitFor } from '@boardwalk/kit/testing';
import { beforeAll, expect, it } from 'vitest';
import { id, property } from '../testing/examples.ts';
import PresentationRoute from './presentation.route.tsx';

// Like the loader of its route.
beforeAll(() => Promise.all([loadControls(), loadFields(), loadForms()]));

const picture = (last: number, alt: string) => ({
  mediaId: id(last),
  alt,
  width: 1200,
  height: 800,
  focus: { x: 0.5, y: 0.5 },
});
const own = property({
  mine: true,
  images: [picture(101, 'The kitchen'), picture(102, 'The balcony')],
  may: { manage: false, list: true, present: true },
});

const page = (answers: Answers = {}) => {
  answers['GET /api/properties/:id'] ??= own;
  return renderPage(<PresentationRoute />, { answers });
};

it('changes order, alternative texts and description, and sends them with the version that was read', async () => {
  const { findByLabelText, findByRole, calls, user, router, container } = page({
    'PUT /api/properties/:id/presentation': { ...own, version: 4 },
  });
  await expectAccessible(container);
  await user.click(await findByRole('button', { name: 'Move picture 2 up' }));
  const first = (await findByLabelText(/Description of picture 1/)) as HTMLInputElement;
  expect(first.value).toBe('The balcony');
  await user.clear(first);
  await user.type(first, 'The balcony to the west');
  const description = await findByLabelText('Description');
  await user.clear(description);
  await user.type(description, 'Quiet.');
  await user.click(await findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ endpoint }) => endpoint.startsWith('PUT '))?.body).toEqual({
      description: 'Quiet.',
      images: [
        { mediaId: id(102), alt: 'The balcony to the west' },
        { mediaId: id(101), alt: 'The kitchen' },
      ],
      version: 3,
    }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/real-estate/LQ-014'));
});

it('requires an alternative text, and sends nothing without it', async () => {
  const { findByLabelText, findByRole, findAllByText, calls, user } = page();
  await user.clear(await findByLabelText(/Description of picture 1/));
  await user.click(await findByRole('button', { name: 'Save' }));
  await findAllByText(/Describe each picture/);
  expect(calls.some(({ endpoint }) => endpoint.startsWith('PUT '))).toBe(false);
});

it('removes a picture', async () => {
  const { findByRole, queryByLabelText, user } = page();
  await user.click(await findByRole('button', { name: 'Remove picture 2' }));
  expect(queryByLabelText(/Description of picture 2/)).toBeNull();
});

it('is restricted to its owner', async () => {
  await page({ 'GET /api/properties/:id': property() }).findByText('Only the owner can change this');
});

it('shows a missing property, a loading state, and a failure', async () => {
  await page({ 'GET /api/properties/:id': 404 }).findByText('Property not found');
  await page({ 'GET /api/properties/:id': 'pending' }).findByRole('status', { name: 'Loading the property' });
  await page({ 'GET /api/properties/:id': 503 }).findByText('The property could not be loaded');
});

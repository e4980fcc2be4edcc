import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpointQuery } from '../request/call.ts';
import { type Answers, renderPage } from '../testing/render-page.tsx';
import { RequirePermission } from './require-permission.tsx';

function Tags() {
  const { data } = useQuery(endpointQuery('GET /api/articles/tags', {}));
  return <p>{data ? 'Tags' : 'Loading'}</p>;
}

const page = (
  <RequirePermission permission="forms.manage" fallback={<p>Checking</p>}>
    <Tags />
  </RequirePermission>
);
const withTags = (): Answers => ({ 'GET /api/articles/tags': { items: [] } });

it('renders its children for members with the permission', async () => {
  renderPage(page, { answers: withTags(), permissions: ['forms.manage'] });
  await screen.findByText('Tags');
});

it('names the permission to members without it, and sends no query of its children', async () => {
  const { calls } = renderPage(page, { answers: withTags() });
  await screen.findByText('forms.manage');
  expect(screen.queryByText('Loading')).toBeNull();
  expect(calls.some(({ endpoint }) => endpoint === 'GET /api/articles/tags')).toBe(false);
});

it('renders the fallback while the permissions are loading', async () => {
  renderPage(page, { answers: { 'GET /api/users/me': 'pending' } });
  await screen.findByText('Checking');
});

it('renders its children if the permissions could not be loaded: the server decides', async () => {
  renderPage(page, { answers: { 'GET /api/users/me': 500, 'GET /api/articles/tags': { items: [] } } });
  await screen.findByText('Tags');
});

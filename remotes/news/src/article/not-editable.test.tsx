import { renderPage } from '@boardwalk/kit/testing';
import { expect, it } from 'vitest';
import { NotEditable } from './not-editable.tsx';

const KAY = { username: 'kay', fullName: 'Kay', avatarUrl: null };
const NORA = { username: 'nora', fullName: 'Nora', avatarUrl: null };
const page = (author: typeof KAY, permissions: ('news.write' | 'news.publish')[]) =>
  renderPage(<NotEditable article={{ title: 'Ice on the quay', slug: 'ice-on-the-quay', author }} />, {
    answers: {},
    permissions,
  });

it('explains to authors that only editors may change their published article', async () => {
  const { findByText, getByRole, queryByText } = page(KAY, ['news.write']);
  await findByText('Only editors can change this article now');
  expect(getByRole('link', { name: 'View article' }).getAttribute('href')).toBe('/news/ice-on-the-quay');
  expect(queryByText('You don’t have access to this page')).toBeNull();
});

it('explains to authors that they can’t edit another author’s article', async () => {
  await page(NORA, ['news.write']).findByText('You can’t edit this article');
});

it('names the missing permission to members who are no authors', async () => {
  await page(NORA, []).findByText('You don’t have access to this page');
});

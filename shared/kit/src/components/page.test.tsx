import { Button } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { RequestError } from '../request/request-error.ts';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
import { EmptyState } from './empty-state.tsx';
import { Forbidden } from './forbidden.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { Page, PageHeading } from './page.tsx';

it('links to the page above before its heading, and shows the actions after it', async () => {
  const { getByRole, router, user } = renderInSite(
    <Page title="Night ferry" back={{ to: '/ferries', label: 'Ferries' }} action={<Button>Book</Button>}>
      Leaves at one.
    </Page>,
  );
  const link = getByRole('link', { name: 'Back to: Ferries' });
  const heading = getByRole('heading', { level: 1, name: 'Night ferry' });
  const action = getByRole('button', { name: 'Book' });
  expect(link.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(heading.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expectAccessible();
  await user.click(link);
  expect(router.state.location.pathname).toBe('/ferries');
});

it('leaves the heading to its children, and keeps the title of the tab', () => {
  const { getAllByRole } = renderInSite(
    <Page title="Night ferry" ownHeading>
      <PageHeading>A ticket for the night ferry</PageHeading>
    </Page>,
  );
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'A ticket for the night ferry',
  ]);
  expect(document.title).toContain('Night ferry');
});

const missing = <EmptyState title="Ferry not found">It was sold.</EmptyState>;
const ferry = (error: unknown) => (
  <Page title="Ferry">
    <NotLoaded error={error} skeleton="…" failure="No luck" onRetry={() => {}} missing={missing} />
  </Page>
);

it('has the title of a missing record as its heading, and as the title of the tab', async () => {
  const { getAllByRole, getByText } = renderInSite(
    ferry(new RequestError({ type: 'NOT_FOUND', status: 404, serverMessage: '' })),
  );
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Ferry not found']);
  getByText('It was sold.');
  expect(document.title).toContain('Ferry not found');
  await expectAccessible();
});

it('keeps its own heading while a list in it is empty', () => {
  const { getAllByRole } = renderInSite(
    <Page title="Ferries">
      <EmptyState title="No ferries yet">The first one is being built.</EmptyState>
    </Page>,
  );
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Ferries',
    'No ferries yet',
  ]);
});

it('names itself to members without the permission for it', async () => {
  const { getByText } = renderInSite(
    <Page title="Timetable">
      <Forbidden permission="forms.manage" />
    </Page>,
  );
  getByText('Timetable is for the team. If you should have access, ask an admin.');
  expect(getByText(/Missing permission/).closest('details')?.open).toBe(false);
  await expectAccessible();
});

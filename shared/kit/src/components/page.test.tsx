import { Button } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { expectAccessible, renderInSite } from '../testing/render-in-site.tsx';
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

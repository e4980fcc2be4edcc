import { Menu } from '@chakra-ui/react';
import { expect, it, vi } from 'vitest';
import { Link } from '../routing/link.tsx';
import { renderInSite } from '../testing/render-in-site.tsx';
import { MenuRoot } from './menu-root.tsx';

function Ferries({ clicked }: { clicked?: () => void }) {
  return (
    <MenuRoot>
      <Menu.Trigger>Ferries</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="night" asChild>
            <Link to="/ferries?time=night#late">Night ferries</Link>
          </Menu.Item>
          <Menu.Item value="harbour" asChild>
            <a
              href="https://harbour.test/"
              onClick={(event) => {
                event.preventDefault();
                clicked?.();
              }}
            >
              Harbour office
            </a>
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </MenuRoot>
  );
}

it('follows a link within the site by the Enter key, without loading the page again', async () => {
  const { getByRole, findByRole, router, user } = renderInSite(<Ferries />);
  await user.click(getByRole('button', { name: 'Ferries' }));
  await findByRole('menuitem', { name: 'Night ferries' });
  await user.keyboard('{ArrowDown}{Enter}');
  await vi.waitFor(() => {
    const { pathname, search, hash } = router.state.location;
    expect(pathname + search + hash).toBe('/ferries?time=night#late');
  });
});

it('clicks a link to another site', async () => {
  const clicked = vi.fn();
  const { getByRole, findByRole, router, user } = renderInSite(<Ferries clicked={clicked} />);
  await user.click(getByRole('button', { name: 'Ferries' }));
  await findByRole('menuitem', { name: 'Harbour office' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).not.toBe('/ferries');
});

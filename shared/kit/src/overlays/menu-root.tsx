import { Menu } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';

type MenuRootProps = ComponentProps<typeof Menu.Root>;

/**
 * A menu whose links navigate within the site when they are chosen by the Enter key, as they do on a click. By default the key clicks the link after
 * the menu has removed it, and the browser loads the page again.
 */
export function MenuRoot(props: MenuRootProps) {
  const navigate = useNavigate();
  return (
    <Menu.Root
      navigate={({ node, href }) => {
        const { origin, pathname, search, hash } = new URL(href);
        const isWithinSite = origin === location.origin && !node.target && !node.hasAttribute('download');
        if (isWithinSite) void navigate(pathname + search + hash, { viewTransition: true });
        else node.click();
      }}
      {...props}
    />
  );
}

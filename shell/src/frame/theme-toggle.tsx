import { chakra, IconButton, Tooltip, useTheme, VisuallyHidden } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';

/**
 * Switches between light and dark, whichever of them the system had chosen before. Both faces of the button are there and the style
 * sheet shows one: the server, which draws it too, can't know the theme.
 */
export function ThemeToggle() {
  const { t } = useLingui();
  const { shown, toggle } = useTheme();
  const [toLight, toDark] = [t`Switch to light theme`, t`Switch to dark theme`];
  return (
    <Tooltip content={shown === 'dark' ? toLight : toDark}>
      <IconButton variant="ghost" onClick={toggle} borderRadius="full">
        <chakra.span display={{ base: 'none', _dark: 'contents' }}>
          <Sun />
          <VisuallyHidden>{toLight}</VisuallyHidden>
        </chakra.span>
        <chakra.span display={{ base: 'contents', _dark: 'none' }}>
          <Moon />
          <VisuallyHidden>{toDark}</VisuallyHidden>
        </chakra.span>
      </IconButton>
    </Tooltip>
  );
}

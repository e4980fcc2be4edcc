import { chakra, IconButton, Tooltip, useTheme, VisuallyHidden } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';

/**
 * Toggles between light and dark, overriding the system's setting. Both icons are rendered and CSS shows one, because the server can't know the
 * theme.
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

import { Hint, IconButton, useTheme } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';

/** Switches between light and dark, whichever of them the system had chosen before. */
export function ThemeToggle() {
  const { t } = useLingui();
  const { shown, toggle } = useTheme();
  const label = shown === 'dark' ? t`Switch to light theme` : t`Switch to dark theme`;
  return (
    <Hint text={label}>
      <IconButton variant="ghost" aria-label={label} onClick={toggle} borderRadius="full">
        {shown === 'dark' ? <Sun /> : <Moon />}
      </IconButton>
    </Hint>
  );
}

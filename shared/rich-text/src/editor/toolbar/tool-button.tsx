import { IconButton, Tooltip } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { Tool } from './tool.ts';

/** State of a tool at the caret. */
export interface ToolState {
  on?: boolean;
  can?: boolean;
}

interface ToolButtonProps extends ToolState {
  tool: Tool;
  disabled: boolean;
  /** Whether it is the tab stop. */
  stop: boolean;
  onUse: () => void;
}

/** A button of the toolbar. A disabled one stays focusable, so that keyboard users don't lose their position. */
export function ToolButton({ tool, on, can = true, disabled, stop, onUse }: ToolButtonProps) {
  const { i18n } = useLingui();
  const label = i18n._(tool.label);
  const usable = can && !disabled;
  const Icon = tool.icon;
  return (
    <Tooltip content={tool.keys ? `${label} (${shownKeys(tool.keys)})` : label}>
      <IconButton
        variant="ghost"
        data-tool={tool.id}
        aria-label={label}
        aria-pressed={on}
        aria-disabled={!usable || undefined}
        aria-keyshortcuts={tool.keys}
        tabIndex={stop ? 0 : -1}
        minW="11"
        minH="11"
        flexShrink="0"
        opacity={usable ? undefined : '0.4'}
        bg={on ? 'sodium.muted' : undefined}
        color={on ? 'sodium.fg' : undefined}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => usable && onUse()}
      >
        <Icon aria-hidden size="1.25rem" />
      </IconButton>
    </Tooltip>
  );
}

const APPLE = /Mac|iPhone|iPad/;
const KEY_SYMBOLS: Record<string, string> = { Control: '⌘', Alt: '⌥', Shift: '⇧' };

/** Returns a shortcut as printed on the reader's keyboard. */
export function shownKeys(keys: string): string {
  const each = keys.split('+');
  if (!APPLE.test(navigator.userAgent))
    return each.map((key) => (key === 'Control' ? 'Ctrl' : key)).join('+');
  return each.map((key) => KEY_SYMBOLS[key] ?? key).join('');
}

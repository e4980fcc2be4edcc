import { IconButton, Tooltip } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { shownKeys } from './shown-keys.ts';
import type { Tool } from './tool.ts';

/** How a tool stands where the caret is. */
export interface ToolState {
  on?: boolean;
  can?: boolean;
}

interface ToolButtonProps extends ToolState {
  tool: Tool;
  disabled: boolean;
  /** Whether Tab stops here. */
  stop: boolean;
  onUse: () => void;
}

/** A tool of the bar. One that can't be used now stays in reach, so that nobody loses their place. */
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
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => usable && onUse()}
      >
        <Icon aria-hidden size="1.25rem" />
      </IconButton>
    </Tooltip>
  );
}

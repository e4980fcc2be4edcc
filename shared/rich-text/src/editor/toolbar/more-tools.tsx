import { chakra, IconButton, Menu, Portal } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { Check, Ellipsis } from 'lucide-react';
import type { Tool } from './tool.ts';
import { shownKeys, type ToolState } from './tool-button.tsx';

/** Id of the menu's button among the tools. */
export const MORE = 'more';

/** Inside of the page's landmark: content outside of one is missed by screen reader users who navigate by landmarks. */
const IN_MAIN = {
  get current() {
    return document.querySelector('main');
  },
};

interface MoreToolsProps {
  tools: readonly Tool[];
  states: Record<string, ToolState>;
  disabled: boolean;
  stop: boolean;
  onUse: (tool: Tool) => void;
}

/** Menu with the tools that don't fit into the bar. */
export function MoreTools({ tools, states, disabled, stop, onUse }: MoreToolsProps) {
  const { t } = useLingui();
  const use = (id: string) => {
    const tool = tools.find((one) => one.id === id);
    if (tool) onUse(tool);
  };
  return (
    <Menu.Root lazyMount positioning={{ placement: 'bottom-end' }} onSelect={({ value }) => use(value)}>
      <Menu.Trigger asChild>
        <IconButton
          variant="ghost"
          data-tool={MORE}
          aria-label={t`More tools`}
          title={t`More tools`}
          tabIndex={stop ? 0 : -1}
          minW="11"
          minH="11"
          flexShrink="0"
          ms="auto"
          disabled={disabled}
        >
          <Ellipsis aria-hidden size="1.25rem" />
        </IconButton>
      </Menu.Trigger>
      <Portal container={IN_MAIN}>
        <Menu.Positioner>
          <Menu.Content>
            {tools.map((tool) => (
              <MoreTool key={tool.id} tool={tool} {...states[tool.id]} />
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function MoreTool({ tool, on, can = true }: ToolState & { tool: Tool }) {
  const { i18n } = useLingui();
  const Icon = tool.icon;
  const common = { value: tool.id, disabled: !can, minH: '11', gap: '3' };
  const content = (
    <>
      <Icon aria-hidden size="1.25rem" />
      <chakra.span flex="1">{i18n._(tool.label)}</chakra.span>
      {tool.keys && (
        <chakra.span aria-hidden textStyle="sm" color="fg.muted" display={{ base: 'none', md: 'inline' }}>
          {shownKeys(tool.keys)}
        </chakra.span>
      )}
    </>
  );
  if (on === undefined) return <Menu.Item {...common}>{content}</Menu.Item>;
  return (
    <Menu.CheckboxItem {...common} checked={on} ps="2" bg={on ? 'sodium.muted' : undefined}>
      {content}
      {on && <Check aria-hidden size="1rem" />}
    </Menu.CheckboxItem>
  );
}

import { chakra, HStack, IconButton, Tooltip } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { EditorContext } from '../editor-context.ts';
import { shownKeys } from './shown-keys.ts';
import type { Tool } from './tool.ts';

interface ToolBarProps {
  editor: Editor;
  context: EditorContext;
  label: string;
  groups: readonly (readonly Tool[])[];
  /** The id of the text. */
  controls: string;
  disabled?: boolean;
}

/** A row of tools: one stop for Tab, arrows go through it. Where it is too long, it scrolls. */
export function ToolBar({ editor, context, label, groups, controls, disabled = false }: ToolBarProps) {
  const here = groups.map((group) => group.filter((tool) => tool.isHere?.(context) ?? true));
  const tools = here.flat();
  const [stop, setStop] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({ editor, selector: () => statesOf(editor, tools) });
  const reached = tools.some(({ id }) => id === stop) ? stop : tools[0]?.id;

  const move = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = targetOf(event.key, at, buttons.length);
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next]?.focus();
  };

  return (
    <HStack
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      gap="0"
      px="1"
      overflowX="auto"
      overscrollBehaviorX="contain"
      scrollbarWidth="thin"
      onKeyDown={move}
      onFocus={({ target }) => setStop(target.dataset.tool)}
    >
      {here.map((group, index) => (
        <Fragment key={group[0]?.id}>
          {index > 0 && <chakra.span aria-hidden borderInlineStartWidth="1px" h="6" mx="1" flexShrink="0" />}
          {group.map((tool) => (
            <ToolButton
              key={tool.id}
              tool={tool}
              {...states[tool.id]}
              disabled={disabled}
              stop={tool.id === reached}
              onUse={() => tool.run(editor, context)}
            />
          ))}
        </Fragment>
      ))}
    </HStack>
  );
}

interface ToolButtonProps {
  tool: Tool;
  on?: boolean;
  can?: boolean;
  disabled: boolean;
  stop: boolean;
  onUse: () => void;
}

/** A tool that can't be used now stays in reach, so that nobody loses their place. */
function ToolButton({ tool, on, can = true, disabled, stop, onUse }: ToolButtonProps) {
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

type States = Record<string, { on?: boolean; can?: boolean }>;

function statesOf(editor: Editor, tools: readonly Tool[]): States {
  return Object.fromEntries(
    tools.map(({ id, isOn, can }) => [id, { on: isOn?.(editor), can: can?.(editor) }]),
  );
}

function targetOf(key: string, at: number, length: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % length;
  if (key === 'ArrowLeft') return (at - 1 + length) % length;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

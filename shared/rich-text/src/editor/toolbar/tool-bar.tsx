import { chakra, HStack } from '@boardwalk/kit';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import type { EditorContext } from '../editor-context.ts';
import { MORE, MoreTools } from './more-tools.tsx';
import type { Tool } from './tool.ts';
import { ToolButton, type ToolState } from './tool-button.tsx';
import { useFittingTools } from './use-fitting-tools.ts';

interface ToolBarProps {
  editor: Editor;
  context: EditorContext;
  label: string;
  groups: readonly (readonly Tool[])[];
  /** Ids of the tools, by descending priority in a narrow bar. */
  order?: readonly string[];
  /** Id of the text. */
  controls: string;
  disabled?: boolean;
}

/** A toolbar: a single tab stop, with arrow keys to navigate. Tools that don't fit are in a menu at its end. */
export function ToolBar(props: ToolBarProps) {
  const { editor, context, label, groups, order = [], controls, disabled = false } = props;
  const bar = useRef<HTMLDivElement>(null);
  const here = groups
    .map((group) => group.filter((tool) => tool.isHere?.(context) ?? true))
    .filter((group) => group.length > 0);
  const tools = here.flat();
  const states = useEditorState({ editor, selector: () => statesOf(editor, tools) });
  const fitting = useFittingTools(
    bar,
    here.map((group) => group.map(({ id }) => id)),
    order,
  );
  const rest = tools.filter(({ id }) => !fitting.has(id));
  const shown = here.map((group) => group.filter(({ id }) => fitting.has(id)));
  const { stop, onFocus, onKeyDown } = useRovingFocus(bar, [
    ...shown.flat().map(({ id }) => id),
    ...(rest.length > 0 ? [MORE] : []),
  ]);
  const use = (tool: Tool) => tool.run(editor, context);
  return (
    <HStack
      ref={bar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      gap="0"
      px="1"
      overflow="clip"
      overflowClipMargin="4px"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      {shown
        .filter((group) => group.length > 0)
        .map((group, index) => (
          <Fragment key={group[0]?.id}>
            {index > 0 && <Divider />}
            {group.map((tool) => (
              <ToolButton
                key={tool.id}
                tool={tool}
                {...states[tool.id]}
                disabled={disabled}
                stop={tool.id === stop}
                onUse={() => use(tool)}
              />
            ))}
          </Fragment>
        ))}
      {rest.length > 0 && (
        <MoreTools tools={rest} states={states} disabled={disabled} stop={stop === MORE} onUse={use} />
      )}
    </HStack>
  );
}

function Divider() {
  return <chakra.span aria-hidden borderInlineStartWidth="1px" h="6" mx="1" flexShrink="0" />;
}

/** Roving tabindex of the bar's buttons: the tab stop is the one that was focused last, while it exists. */
function useRovingFocus(bar: { current: HTMLElement | null }, ids: readonly string[]) {
  const [last, setLast] = useState<string>();
  const stop = last !== undefined && ids.includes(last) ? last : ids[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    const next = targetOf(event.key, at, buttons.length);
    // Key events of the menu bubble up here as well.
    if (next === undefined || at < 0) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  const onFocus = ({ target }: { target: HTMLElement }) => {
    if (target.dataset.tool !== undefined) setLast(target.dataset.tool);
  };
  return { stop, onFocus, onKeyDown };
}

function statesOf(editor: Editor, tools: readonly Tool[]): Record<string, ToolState> {
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

import { Box } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditorContext } from '../editor-context.ts';
import { LABELS } from './bars.tsx';
import { CONTEXT_TOOLS, contextOf } from './context-tools.ts';
import { placeOfBars } from './place-of-bars.ts';
import { ToolBar } from './tool-bar.tsx';
import { BAR_ORDER, SELECTION_BAR } from './tools.ts';

interface SelectionBarsProps {
  editor: Editor;
  context: EditorContext;
  controls: string;
  /** Whether the author requested it by its shortcut. */
  isRequested: boolean;
  /** Called when a requested toolbar has lost the focus. */
  onRelease: () => void;
}

/** The toolbar at the selection, and the tools for the table, picture or video that contains it. The container is the positioned element around it. */
export function SelectionBars({ editor, context, controls, isRequested, onRelease }: SelectionBarsProps) {
  const { t, i18n } = useLingui();
  const bars = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const isSelecting = useSelecting(editor);
  const state = useEditorState({
    editor,
    selector: () => ({
      from: editor.state.selection.from,
      to: editor.state.selection.to,
      isText: !editor.state.selection.empty && !('node' in editor.state.selection),
      isFocused: editor.isFocused,
      caretIn: contextOf(editor),
    }),
  });
  const { from, to, caretIn } = state;
  const isText = state.isText || (isRequested && !caretIn);
  const isActive = isRequested || hasFocus || (state.isFocused && !isSelecting);
  const isOpen = isActive && (isText || caretIn !== undefined);
  useLayoutEffect(() => {
    const { current } = bars;
    if (!isOpen || !current) return;
    const place = () => {
      const at = placeOfBars(editor, { from, to }, current);
      current.style.top = `${at.top}px`;
      current.style.left = `${at.left}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(current);
    observer.observe(editor.view.dom);
    return () => observer.disconnect();
  }, [editor, from, to, isOpen]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget as Node | null)) return;
    setFocus(false);
    onRelease();
  };
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !bars.current?.contains(document.activeElement)) return;
      event.preventDefault();
      editor.commands.focus();
    };
    // On the window, because the tooltip of a tool closes by the same key and stops the event.
    addEventListener('keydown', close, { capture: true });
    return () => removeEventListener('keydown', close, { capture: true });
  }, [editor, isOpen]);
  if (!isOpen) return null;
  return (
    <Box
      ref={bars}
      position="absolute"
      zIndex="docked"
      width="min(100%, 35.5rem)"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="md"
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setFocus(true)}
      onBlur={leave}
    >
      {isText && (
        <ToolBar
          editor={editor}
          context={context}
          label={t`Formatting`}
          groups={SELECTION_BAR}
          order={BAR_ORDER}
          controls={controls}
        />
      )}
      {caretIn && (
        <Box borderTopWidth={isText ? '1px' : '0'}>
          <ToolBar
            key={caretIn}
            editor={editor}
            context={context}
            label={i18n._(LABELS[caretIn])}
            groups={[CONTEXT_TOOLS[caretIn]]}
            controls={controls}
          />
        </Box>
      )}
    </Box>
  );
}

/** Whether the pointer is selecting text: a bar would be in its way. */
function useSelecting(editor: Editor): boolean {
  const [isSelecting, setSelecting] = useState(false);
  useEffect(() => {
    const { dom } = editor.view;
    const start = () => setSelecting(true);
    const end = () => setSelecting(false);
    dom.addEventListener('pointerdown', start);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      dom.removeEventListener('pointerdown', start);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [editor]);
  return isSelecting;
}

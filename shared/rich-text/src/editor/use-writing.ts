import type { RichText } from '@boardwalk/contracts';
import type { Extensions, JSONContent } from '@tiptap/core';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RichTextEditorProps } from '../rich-text-props.ts';
import { showDocument, withoutEnd } from './show-document.ts';

/** Scroll margins for sticky elements above and below the text: the page's header, toolbars, a bar below, in pixels. */
const SCROLL_MARGIN = { top: 236, right: 0, bottom: 136, left: 0 };

interface Ids {
  label: string;
  text: string;
}

type Written = Pick<RichTextEditorProps, 'value' | 'onChange' | 'disabled'>;

/** Creates the editor with a document, and follows external changes of `value`. */
export function useWriting(
  { value, onChange, disabled }: Written,
  create: () => Extensions,
  ids: Ids,
): Editor | null {
  const [extensions] = useState(create);
  /** The editor's document as last exchanged through the props. */
  const known = useRef(value);
  const latestOnChange = useRef(onChange);
  useEffect(() => {
    latestOnChange.current = onChange;
  }, [onChange]);
  const editor = useEditor(
    {
      extensions,
      content: value as JSONContent,
      editable: !disabled,
      immediatelyRender: false,
      textDirection: 'auto',
      // The page's CSP forbids it; editor-styles.ts contains them.
      injectCSS: false,
      editorProps: {
        scrollMargin: SCROLL_MARGIN,
        scrollThreshold: SCROLL_MARGIN,
        attributes: { id: ids.text, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': ids.label },
      },
      onUpdate: (change) => {
        const document = withoutEnd(change.editor.getJSON() as RichText);
        known.current = document;
        latestOnChange.current(document);
      },
    },
    [],
  );
  // Before the next key press, which would otherwise be applied to the outdated document.
  useLayoutEffect(() => {
    if (!editor || isSame(known.current, value)) return;
    known.current = value;
    showDocument(editor, value);
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!disabled, false);
  }, [editor, disabled]);
  return editor;
}

/** Compares by value, because forms return copies. */
function isSame(one: RichText, other: RichText): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/** Updates the attributes that describe the text. */
export function useDescribed(
  editor: Editor | null,
  { invalid, describedBy }: { invalid: boolean; describedBy: string },
) {
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-describedby', describedBy);
    dom.setAttribute('aria-invalid', String(invalid));
  }, [editor, invalid, describedBy]);
}

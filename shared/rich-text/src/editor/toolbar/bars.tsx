import { Box } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import type { EditorContext } from '../editor-context.ts';
import { CONTEXT_TOOLS, type Context, contextOf } from './context-tools.ts';
import { ToolBar } from './tool-bar.tsx';
import { BAR } from './tools.ts';

interface BarsProps {
  editor: Editor;
  context: EditorContext;
  controls: string;
  disabled: boolean;
}

const LABELS: Record<Context, ReturnType<typeof msg>> = {
  table: msg`Table`,
  picture: msg`Picture`,
  film: msg`Film`,
};

/** The bar above the text, and under it what goes with the place where the caret is. */
export function Bars({ editor, ...rest }: BarsProps) {
  const { i18n, t } = useLingui();
  const caretIn = useEditorState({ editor, selector: () => contextOf(editor) });
  return (
    <Box
      position="sticky"
      top="16"
      zIndex="docked"
      bg="bg.panel"
      borderBottomWidth="1px"
      borderTopRadius="md"
    >
      <ToolBar editor={editor} label={t`Formatting`} groups={BAR} {...rest} />
      {caretIn && (
        <Box borderTopWidth="1px">
          <ToolBar
            key={caretIn}
            editor={editor}
            label={i18n._(LABELS[caretIn])}
            groups={[CONTEXT_TOOLS[caretIn]]}
            {...rest}
          />
        </Box>
      )}
    </Box>
  );
}

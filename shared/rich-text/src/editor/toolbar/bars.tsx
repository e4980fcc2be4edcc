import { Box, type BoxProps } from '@boardwalk/kit';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Editor, useEditorState } from '@tiptap/react';
import type { EditorContext } from '../editor-context.ts';
import { CONTEXT_TOOLS, type Context, contextOf } from './context-tools.ts';
import { ToolBar } from './tool-bar.tsx';
import { BAR, BAR_ORDER } from './tools.ts';

interface BarsProps {
  editor: Editor;
  context: EditorContext;
  controls: string;
  disabled: boolean;
  /** Distance from the top of the window at which they are sticky. */
  top: BoxProps['top'];
  /** Whether the editor has no box around it. */
  isPlain: boolean;
}

export const LABELS: Record<Context, ReturnType<typeof msg>> = {
  table: msg`Table`,
  picture: msg`Picture`,
  video: msg`Video`,
};

/** The toolbar, and below it the tools for the caret's context. */
export function Bars({ editor, top, isPlain, ...rest }: BarsProps) {
  const { i18n, t } = useLingui();
  const caretIn = useEditorState({ editor, selector: () => contextOf(editor) });
  return (
    <Box
      position="sticky"
      top={top}
      zIndex="docked"
      bg={isPlain ? 'bg' : 'bg.panel'}
      borderBottomWidth="1px"
      borderTopRadius={isPlain ? undefined : 'md'}
    >
      <ToolBar editor={editor} label={t`Formatting`} groups={BAR} order={BAR_ORDER} {...rest} />
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

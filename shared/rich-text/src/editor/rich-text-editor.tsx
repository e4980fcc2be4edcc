import { PICTURE_TYPES } from '@boardwalk/contracts';
import { Box, chakra, Text, useMinWidth, VisuallyHidden } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type Editor, EditorContent } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { prose } from '../prose.ts';
import type { RichTextEditorProps } from '../rich-text-props.ts';
import { handleOf } from './editor-handle.ts';
import { editorStyles } from './editor-styles.ts';
import { createExtensions } from './extensions.ts';
import { EditorDialogs } from './frame/editor-dialogs.tsx';
import { Foot } from './frame/foot.tsx';
import { MenuLists } from './menus/menu-lists.tsx';
import { createMenus } from './menus/menus.ts';
import { Bars } from './toolbar/bars.tsx';
import { SelectionBars } from './toolbar/selection-bars.tsx';
import { useEditorContext } from './use-editor-context.ts';
import { useDescribed, useWriting } from './use-writing.ts';

/** Frame of an editor among other fields. */
const BOX = {
  borderWidth: '1px',
  borderRadius: 'md',
  bg: 'bg.panel',
  _focusWithin: { borderColor: 'sodium.focusRing' },
} as const;

/** The editor. Its document is always valid by the contracts' schema, except for its length. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { label, limit, disabled = false, error, toolbarTop = '16', layout = 'field', ref } = props;
  const { t } = useLingui();
  const id = useId();
  const ids = { label: `${id}label`, text: `${id}text`, foot: `${id}foot`, error: `${id}error` };
  const current = useRef<Editor>(null);
  const foot = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { context, dialog, closeDialog, message, takePicked, isToolbarRequested, releaseToolbar } =
    useEditorContext(props, { editor: current, foot, picker });
  const isPage = layout === 'page';
  // On a phone the system shows a menu of its own at the selection.
  const floats = useMinWidth('md') && isPage;
  const [menus] = useState(createMenus);
  const editor = useWriting(props, () => createExtensions(context, menus), ids);
  useEffect(() => {
    current.current = editor;
  }, [editor]);
  const invalid = error !== undefined;
  useDescribed(editor, { invalid, describedBy: invalid ? `${ids.error} ${ids.foot}` : ids.foot });
  useImperativeHandle(ref, () => handleOf(editor), [editor]);

  return (
    <Box data-editor="" w="full">
      {isPage ? (
        <VisuallyHidden id={ids.label}>{label}</VisuallyHidden>
      ) : (
        <Text id={ids.label} textStyle="label" mb="1.5" onClick={() => editor?.commands.focus()}>
          {label}
        </Text>
      )}
      <Box
        {...(isPage ? {} : BOX)}
        borderColor={invalid ? 'border.error' : 'border.emphasized'}
        opacity={disabled ? '0.6' : undefined}
      >
        {editor && !floats && (
          <Bars
            editor={editor}
            context={context}
            controls={ids.text}
            disabled={disabled}
            top={toolbarTop}
            isPlain={isPage}
          />
        )}
        <Box
          position="relative"
          css={[
            editorStyles,
            {
              '& .ProseMirror': {
                ...prose,
                minHeight: isPage ? '50dvh' : '14rem',
                maxWidth: isPage ? '100%' : undefined,
                mx: 'auto',
                outline: 'none',
              },
            },
          ]}
          px={isPage ? undefined : { base: '4', md: '6' }}
          pt={isPage ? '4' : { base: '4', md: '6' }}
          pb={isPage ? undefined : { base: '4', md: '6' }}
          borderInlineStartWidth={isPage && invalid ? '3px' : undefined}
          borderColor="border.error"
        >
          <EditorContent editor={editor} />
          {editor && floats && !disabled && (
            <SelectionBars
              editor={editor}
              context={context}
              controls={ids.text}
              isRequested={isToolbarRequested}
              onRelease={releaseToolbar}
            />
          )}
        </Box>
        {editor && (
          <Foot
            ref={foot}
            id={ids.foot}
            editor={editor}
            context={context}
            limit={limit}
            message={message}
            isPlain={isPage}
          />
        )}
      </Box>
      {invalid && (
        <Text id={ids.error} mt="1.5" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      {context.onUploadImage && (
        <chakra.input
          ref={picker}
          type="file"
          accept={PICTURE_TYPES}
          multiple
          hidden
          aria-label={t`Pictures`}
          onChange={({ currentTarget }) => takePicked(currentTarget)}
        />
      )}
      {editor && <MenuLists editor={editor} menus={menus} />}
      {editor && dialog && (
        <EditorDialogs
          key={dialog.kind}
          editor={editor}
          dialog={dialog}
          onClose={closeDialog}
          remoteBlocks={context.remoteBlocks}
        />
      )}
    </Box>
  );
}

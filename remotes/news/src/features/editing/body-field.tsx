import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { type Control, Controller } from '@boardwalk/kit';
import { findMembers, RichTextEditor, type RichTextEditorHandle, uploadImage } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject } from 'react';
import type { Draft } from './draft.ts';

export type EditorHandle = RichTextEditorHandle;

interface BodyFieldProps {
  control: Control<Draft>;
  /** Handle to focus the text, and to scroll to a part of it. */
  text: RefObject<EditorHandle | null>;
  /** Distance from the top of the window at which the toolbar of a narrow window is sticky. */
  toolbarTop: string;
}

/** The text. Pasted or dropped pictures are uploaded to the library. Memoized: the state of saving changes the page around it while one writes. */
export const BodyField = memo(function BodyField({ control, text, toolbarTop }: BodyFieldProps) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="body"
      label={t`Text`}
      render={({ field, fieldState }) => (
        <RichTextEditor
          ref={(editor) => {
            field.ref(editor);
            text.current = editor;
          }}
          label={t`Text`}
          value={field.value}
          onChange={field.onChange}
          limit={ARTICLE_LIMITS.body}
          error={fieldState.error?.message}
          layout="page"
          placeholder={t`Write the article. Type / for headings, pictures and more.`}
          toolbarTop={toolbarTop}
          mentionSource={findMembers}
          onUploadImage={uploadImage}
        />
      )}
    />
  );
});

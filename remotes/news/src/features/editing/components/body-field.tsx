import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { findMembers, RichTextEditor, uploadImage } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import type { Draft } from '../draft.ts';

interface BodyFieldProps {
  body: Draft['body'];
  onChange: (body: Draft['body']) => void;
}

/** The text. Pictures that are pasted or dropped go to the library. */
export function BodyField({ body, onChange }: BodyFieldProps) {
  const { t } = useLingui();
  return (
    <RichTextEditor
      label={t`Text`}
      value={body}
      onChange={onChange}
      limit={ARTICLE_LIMITS.body}
      mentionSource={findMembers}
      onUploadImage={uploadImage}
    />
  );
}

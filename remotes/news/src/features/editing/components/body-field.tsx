import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { findMembers, RichTextEditor } from '@boardwalk/rich-text';
import { useLingui } from '@lingui/react/macro';
import { uploadPicture } from '../../../pictures/upload-picture.ts';
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
      onUploadImage={async (file, options) => {
        const { url, width, height } = await uploadPicture(file, options);
        return { src: url, width, height };
      }}
    />
  );
}

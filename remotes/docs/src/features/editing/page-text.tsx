import { DOC_LIMITS } from '@boardwalk/contracts';
import { type Control, Controller, FormField, Input, Text, usePermission } from '@boardwalk/kit';
import { findMembers, RichTextEditor, uploadImage } from '@boardwalk/rich-text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Draft } from './draft.ts';

/** The title and the text. */
export function PageText({ control }: { control: Control<Draft> }) {
  const { t } = useLingui();
  const mayName = usePermission('news.write');
  return (
    <>
      <FormField control={control} name="title" label={t`Title`} rules={{ required: t`Enter a title.` }}>
        {(field) => (
          <Input
            {...field}
            maxLength={DOC_LIMITS.title}
            variant="flushed"
            height="auto"
            py="1"
            fontFamily="heading"
            fontWeight="700"
            fontSize="3xl"
          />
        )}
      </FormField>
      <Controller
        control={control}
        name="body"
        label={t`Text`}
        render={({ field, fieldState }) => (
          <RichTextEditor
            ref={field.ref}
            label={t`Text`}
            layout="page"
            placeholder={t`Write the page. Type / for headings, pictures and more.`}
            value={field.value}
            limit={DOC_LIMITS.body}
            error={fieldState.error?.message}
            onUploadImage={uploadImage}
            mentionSource={mayName ? findMembers : undefined}
            onChange={field.onChange}
          />
        )}
      />
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          A heading or paragraph that begins with R2 or R2.4 is a server rule. Its number stays with this page
          permanently, so that others can cite it.
        </Trans>
      </Text>
    </>
  );
}

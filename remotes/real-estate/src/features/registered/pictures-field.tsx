import { ESTATE_LIMITS } from '@boardwalk/contracts';
import {
  Button,
  Controller,
  ImagePicker,
  LinkButton,
  Stack,
  Text,
  type UseFormReturn,
  usePermission,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PictureList } from '../../presentation/picture-list.tsx';
import type { DescribedPicture } from '../../presentation/pictures.ts';
import type { PropertyValues } from './property-values.ts';

interface PicturesFieldProps {
  form: UseFormReturn<PropertyValues>;
  /** Code of an existing property. */
  code: string | undefined;
}

/** Pictures of a property, from the library, in order: lists show the first. */
export function PicturesField({ form, code }: PicturesFieldProps) {
  const { t } = useLingui();
  const mayUpload = usePermission('media.upload');
  const change = (next: (pictures: readonly DescribedPicture[]) => DescribedPicture[]) =>
    form.setValue('images', next(form.getValues('images')), { shouldDirty: true });
  return (
    <Controller
      control={form.control}
      name="images"
      label={t`Pictures`}
      rules={{
        validate: (images) => images.every(({ alt }) => alt.trim() !== '') || t`Describe each picture.`,
      }}
      render={({ field, fieldState }) => (
        <Stack gap="4" role="group" aria-label={t`Pictures`}>
          <PictureList pictures={field.value} checked={fieldState.invalid} onChange={change} />
          {fieldState.error && (
            <Text role="alert" textStyle="sm" color="fg.error">
              {fieldState.error.message}
            </Text>
          )}
          {mayUpload && field.value.length < ESTATE_LIMITS.images && (
            <AddPicture onAdd={(picture) => change((all) => [...all, picture])} />
          )}
          {!mayUpload && <WithoutLibrary code={code} />}
        </Stack>
      )}
    />
  );
}

/** Members without library access add pictures like owners do. */
function WithoutLibrary({ code }: Pick<PicturesFieldProps, 'code'>) {
  if (code === undefined)
    return (
      <Text color="fg.muted">
        <Trans>Save the property first. Pictures can be added then.</Trans>
      </Text>
    );
  return (
    <LinkButton variant="outline" alignSelf="start" to={`/real-estate/${code}/present`}>
      <Trans>Pictures and description</Trans>
    </LinkButton>
  );
}

function AddPicture({ onAdd }: { onAdd: (picture: DescribedPicture) => void }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" alignSelf="start" onClick={() => setChoosing(true)}>
        <Trans>Add picture</Trans>
      </Button>
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, alt }) => {
          onAdd({ mediaId: id, alt });
          setChoosing(false);
        }}
      />
    </>
  );
}

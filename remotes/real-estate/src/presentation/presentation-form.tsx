import { ESTATE_LIMITS, type Property } from '@boardwalk/contracts';
import {
  Controller,
  call,
  Form,
  FormBar,
  FormField,
  FormSummary,
  Heading,
  RequestError,
  Stack,
  SubmitButton,
  Text,
  Textarea,
  type UseFormReturn,
  useQueryClient,
  VersionConflict,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import { propertyQuery } from '../market/queries.ts';
import { PictureList } from './picture-list.tsx';
import { PictureUploader } from './picture-uploader.tsx';
import { type DescribedPicture, type PresentationValues, presentationOf } from './pictures.ts';
import { useUploads } from './use-uploads.ts';

type PresentationBody = PresentationValues & { version: number };

interface PresentationFormProps {
  property: Property;
  /** Heading level of its parts. */
  as?: 'h2' | 'h3';
  /** Label of the submit button. */
  submit: ReactNode;
  /** Content next to the button. */
  actions?: ReactNode;
  onSaved: (property: Property, changed: boolean) => void;
}

/** Form for the owner's presentation of a property: pictures and description. */
export function PresentationForm({
  property: loaded,
  as = 'h3',
  submit,
  actions,
  onSaved,
}: PresentationFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [property, setProperty] = useState(loaded);
  const [theirs, setTheirs] = useState<Property>();
  const changed = useRef(false);
  const { id, version } = property;
  const save = async (body: PresentationBody) => {
    const same = JSON.stringify({ ...presentationOf(property), version }) === JSON.stringify(body);
    changed.current = !same;
    if (same) return property;
    return call('PUT /api/properties/:id/presentation', { params: { id }, body });
  };
  return (
    <Form<PresentationValues, PresentationBody, Property>
      defaultValues={presentationOf(property)}
      check="PUT /api/properties/:id/presentation"
      body={({ description, images }) => ({
        description: description.trim(),
        images: images.map(({ mediaId, alt }) => ({ mediaId, alt: alt.trim() })),
        version,
      })}
      onSubmit={save}
      savedValues={presentationOf}
      onSaved={(saved) => {
        setTheirs(undefined);
        setProperty(saved);
        onSaved(saved, changed.current);
      }}
      onRefused={(error) => {
        if (!(error instanceof RequestError) || error.code !== 'PROPERTY_STALE') return false;
        void queries.fetchQuery({ ...propertyQuery(id), staleTime: 0 }).then(setTheirs);
        return true;
      }}
      codeFields={{ MEDIA_NOT_FOUND: 'images' }}
      failure={t`Your changes could not be saved. What you typed is kept: try again.`}
      draft={{ area: 'estate-presentation', id, version }}
    >
      {(form) => (
        <Stack gap="6">
          {theirs && (
            <VersionConflict
              title={<Trans>This property was changed somewhere else</Trans>}
              onTake={() => {
                form.reset(presentationOf(theirs));
                setProperty(theirs);
                setTheirs(undefined);
              }}
              onKeep={() => setProperty({ ...property, version: theirs.version })}
              submitOnKeep
            />
          )}
          <FormSummary />
          <Fields form={form} as={as} propertyId={id} submit={submit} actions={actions} />
        </Stack>
      )}
    </Form>
  );
}

interface FieldsProps {
  form: UseFormReturn<PresentationValues>;
  as: 'h2' | 'h3';
  propertyId: string;
  submit: ReactNode;
  actions: ReactNode;
}

function Fields({ form, as, propertyId, submit, actions }: FieldsProps) {
  const { t } = useLingui();
  const change = (next: (pictures: readonly DescribedPicture[]) => DescribedPicture[]) =>
    form.setValue('images', next(form.getValues('images')), { shouldDirty: true });
  const { uploads, busy, add } = useUploads(propertyId, ({ id: mediaId, alt }) =>
    change((all) => [...all, { mediaId, alt }]),
  );
  return (
    <>
      <Controller
        control={form.control}
        name="images"
        label={t`Pictures`}
        rules={{
          validate: (images) => images.every(({ alt }) => alt.trim() !== '') || t`Describe each picture.`,
        }}
        render={({ field, fieldState }) => {
          const container = { current: null as HTMLElement | null };
          field.ref({
            focus: () =>
              [...(container.current?.querySelectorAll('input') ?? [])]
                .find(({ type, value }) => type !== 'file' && value.trim() === '')
                ?.focus(),
          });
          return (
            <Stack
              as="section"
              gap="3"
              aria-label={t`Pictures`}
              ref={(element: HTMLElement | null) => {
                container.current = element;
              }}
            >
              <Heading as={as} textStyle="lg">
                <Trans>Pictures</Trans>
              </Heading>
              <PictureList pictures={field.value} checked={fieldState.invalid} onChange={change} />
              <PictureUploader
                uploads={uploads}
                room={Math.max(0, ESTATE_LIMITS.images - field.value.length - uploads.length)}
                onFiles={add}
              />
            </Stack>
          );
        }}
      />
      <FormField
        control={form.control}
        name="description"
        label={t`Description`}
        helperText={t`Describe the property, its surroundings and what is included.`}
        limit={ESTATE_LIMITS.description}
      >
        {(field) => <Textarea {...field} rows={8} maxLength={ESTATE_LIMITS.description} />}
      </FormField>
      <FormBar>
        <SubmitButton size="lg" disabled={busy}>
          {submit}
        </SubmitButton>
        {actions}
        {busy && (
          <Text role="status" textStyle="sm" color="fg.muted">
            <Trans>Uploading pictures. You can save when the upload is done.</Trans>
          </Text>
        )}
      </FormBar>
    </>
  );
}

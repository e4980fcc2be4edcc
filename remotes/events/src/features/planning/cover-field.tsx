import { EVENT_LIMITS } from '@boardwalk/contracts';
import {
  Button,
  type Control,
  Controller,
  chakra,
  Field,
  HStack,
  ImagePicker,
  Input,
  Stack,
  Text,
  usePermission,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { EventValues } from '../../events/event-values.ts';

/** Cover picture of an event, from the library. Members without upload permission see what is shown instead. */
export function CoverField({ control }: { control: Control<EventValues> }) {
  const { t } = useLingui();
  const mayUpload = usePermission('media.upload');
  return (
    <Controller
      control={control}
      name="cover"
      label={t`Picture`}
      rules={{ validate: (cover) => cover?.alt.trim() !== '' || t`Describe the picture.` }}
      render={({ field, fieldState }) => (
        <Stack gap="3" role="group" aria-label={t`Picture`}>
          <Text textStyle="sm" fontWeight="medium" aria-hidden>
            <Trans>Picture</Trans>
          </Text>
          {mayUpload || field.value ? (
            <Cover cover={field.value} error={fieldState.error?.message} onChange={field.onChange} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              <Trans>
                An illustration of the category is shown. The team can add a picture when it publishes the
                event.
              </Trans>
            </Text>
          )}
        </Stack>
      )}
    />
  );
}

interface CoverProps {
  cover: EventValues['cover'];
  error: string | undefined;
  onChange: (cover: EventValues['cover']) => void;
}

function Cover({ cover, error, onChange }: CoverProps) {
  const [choosing, setChoosing] = useState(false);
  const mayUpload = usePermission('media.upload');
  return (
    <>
      {cover && (
        <>
          <chakra.img
            src={`/api/media/${cover.mediaId}?w=640`}
            alt=""
            width="100%"
            maxW="24rem"
            aspectRatio={16 / 9}
            objectFit="cover"
            borderRadius="md"
            bg="bg.subtle"
          />
          <Field.Root required invalid={error !== undefined}>
            <Field.Label>
              <Trans>Picture description</Trans>
            </Field.Label>
            <Input
              value={cover.alt}
              maxLength={EVENT_LIMITS.alt}
              onChange={(event) => onChange({ ...cover, alt: event.target.value })}
            />
            <Field.HelperText>
              <Trans>Screen readers read this aloud.</Trans>
            </Field.HelperText>
          </Field.Root>
        </>
      )}
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      {!cover && (
        <Text textStyle="sm" color="fg.muted">
          <Trans>Without a picture, an illustration of the category is shown.</Trans>
        </Text>
      )}
      <HStack>
        {mayUpload && (
          <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
            {cover ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          </Button>
        )}
        {cover && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            <Trans>No picture</Trans>
          </Button>
        )}
      </HStack>
      {mayUpload && (
        <ImagePicker
          open={choosing}
          onClose={() => setChoosing(false)}
          onPick={({ id, alt }) => {
            onChange({ mediaId: id, alt });
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}

import { ARTICLE_LIMITS } from '@boardwalk/contracts';
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
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Draft } from './draft.ts';

/** The picture above the article. It is saved once it has an alternative text. */
export function CoverField({ control }: { control: Control<Draft> }) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="cover"
      label={t`Cover`}
      render={({ field, fieldState }) => (
        <Cover cover={field.value} error={fieldState.error?.message} onChange={field.onChange} />
      )}
    />
  );
}

interface CoverProps {
  cover: Draft['cover'];
  /** The server's message. */
  error: string | undefined;
  onChange: (cover: Draft['cover']) => void;
}

function Cover({ cover, error, onChange }: CoverProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack gap="3" data-field="cover">
      <Text textStyle="label">
        <Trans>Cover</Trans>
      </Text>
      {cover && (
        <>
          <chakra.img
            src={`/api/media/${cover.mediaId}?w=640`}
            alt=""
            width="100%"
            aspectRatio={16 / 9}
            objectFit="cover"
            borderRadius="sm"
            bg="bg.subtle"
          />
          <CoverAlt alt={cover.alt} onChange={(alt) => onChange({ ...cover, alt })} />
        </>
      )}
      {error && cover?.alt.trim() !== '' && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      <HStack>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {cover ? <Trans>Change cover</Trans> : <Trans>Choose a cover</Trans>}
        </Button>
        {cover && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            <Trans>Remove cover</Trans>
          </Button>
        )}
      </HStack>
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={(picture) => {
          onChange({ mediaId: picture.id, alt: picture.alt });
          setChoosing(false);
        }}
      />
    </Stack>
  );
}

function CoverAlt({ alt, onChange }: { alt: string; onChange: (alt: string) => void }) {
  const missing = alt.trim() === '';
  return (
    <Field.Root required invalid={missing}>
      <Field.Label>
        <Trans>Alternative text</Trans>
      </Field.Label>
      <Input value={alt} maxLength={ARTICLE_LIMITS.alt} onChange={(event) => onChange(event.target.value)} />
      {missing ? (
        <Field.ErrorText>
          <Trans>Write an alternative text for the cover: what it shows.</Trans>
        </Field.ErrorText>
      ) : (
        <Field.HelperText>
          <Trans>What the picture shows, for people who can’t see it.</Trans>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}

import type { SitePicture } from '@boardwalk/contracts';
import { Button, chakra, Field, HStack, ImagePicker, Input, Stack, Text } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

interface PictureChoiceProps {
  label: string;
  help?: string | undefined;
  picture: SitePicture | null;
  error?: string | undefined;
  onChange: (picture: SitePicture | null) => void;
}

/** A picture of the site from the library, with a button to change it. */
export function PictureChoice({ label, help, picture, error, onChange }: PictureChoiceProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Text fontWeight="500">{label}</Text>
      {picture && (
        <HStack gap="3" align="start">
          <chakra.img
            src={`/api/media/${picture.mediaId}?w=320`}
            alt=""
            width="32"
            height="20"
            objectFit="cover"
            borderRadius="sm"
            bg="bg.subtle"
          />
          <Field.Root flex="1">
            <Field.Label>
              <Trans>Alternative text</Trans>
            </Field.Label>
            <Input
              value={picture.alt}
              maxLength={300}
              onChange={(event) => onChange({ ...picture, alt: event.target.value })}
            />
          </Field.Root>
        </HStack>
      )}
      {help && (
        <Text fontSize="sm" color="fg.muted">
          {help}
        </Text>
      )}
      {error && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
      <HStack>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {picture ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
        </Button>
        {picture && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            <Trans>No picture</Trans>
          </Button>
        )}
      </HStack>
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={({ id, alt, width, height }) => {
          onChange({ mediaId: id, alt, width, height });
          setChoosing(false);
        }}
      />
    </Stack>
  );
}

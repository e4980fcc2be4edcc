import { MEDIA_LIMITS, type Media } from '@boardwalk/contracts';
import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, Input } from '../chakra/forms.ts';
import { invalidateEndpoints } from '../request/endpoint-filters.ts';
import { errorMessage } from '../request/error-message.ts';
import { FocalPoint } from './focal-point.tsx';
import { changePicture } from './queries.ts';

interface PictureDetailsProps {
  picture: Media;
  /** Returns to the library, with the saved picture. */
  onDone: () => void;
}

/** Form for the alternative text and focal point of a picture. */
export function PictureDetails({ picture, onDone }: PictureDetailsProps) {
  const queries = useQueryClient();
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await changePicture(picture.id, { alt: alt.trim(), focus });
      // The library shows the saved picture.
      await invalidateEndpoints(queries, 'GET /api/media');
      onDone();
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap="4">
      <FocalPoint picture={picture} focus={focus} onChange={setFocus} />
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          Click the part that must stay visible when the picture is cropped, or move the ring with the arrow
          keys.
        </Trans>
      </Text>
      <Field.Root>
        <Field.Label>
          <Trans>Alternative text</Trans>
        </Field.Label>
        <Input value={alt} maxLength={MEDIA_LIMITS.alt} onChange={(event) => setAlt(event.target.value)} />
      </Field.Root>
      {problem && (
        <Text role="alert" textStyle="sm" color="signal.fg">
          {problem}
        </Text>
      )}
      <HStack justify="flex-end">
        <Button variant="ghost" onClick={onDone}>
          <Trans>Back to the pictures</Trans>
        </Button>
        <Button colorPalette="sodium" loading={busy} onClick={() => void save()}>
          <Trans>Save</Trans>
        </Button>
      </HStack>
    </Stack>
  );
}

import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { Button, chakra, Field, HStack, Input, Stack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { PictureDialog } from '../../../pictures/components/picture-dialog.tsx';
import type { Draft } from '../draft.ts';

interface CoverFieldProps {
  cover: Draft['cover'];
  onChange: (cover: Draft['cover']) => void;
}

/** The picture on top of the article, and what it shows for those who don't see it. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const [alt, setAlt] = useState(cover?.alt ?? '');
  return (
    <Stack gap="3">
      {cover && (
        <chakra.img
          src={`/api/media/${cover.mediaId}?w=640`}
          alt=""
          width="100%"
          aspectRatio={16 / 9}
          objectFit="cover"
          borderRadius="sm"
          bg="bg.subtle"
        />
      )}
      {cover && (
        <Field.Root required invalid={alt.trim() === ''}>
          <Field.Label>
            <Trans>What it shows</Trans>
          </Field.Label>
          <Input
            value={alt}
            maxLength={ARTICLE_LIMITS.alt}
            onChange={(event) => {
              setAlt(event.target.value);
              if (event.target.value.trim() !== '') onChange({ ...cover, alt: event.target.value.trim() });
            }}
          />
          <Field.HelperText>
            <Trans>Read out to those who don’t see the picture.</Trans>
          </Field.HelperText>
        </Field.Root>
      )}
      <HStack>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {cover ? <Trans>Another picture</Trans> : <Trans>Choose a cover</Trans>}
        </Button>
        {cover && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            <Trans>No cover</Trans>
          </Button>
        )}
      </HStack>
      <PictureDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={(picture) => {
          const words = picture.alt || picture.name;
          setAlt(words);
          onChange({ mediaId: picture.id, alt: words || '…' });
          setChoosing(false);
        }}
      />
    </Stack>
  );
}

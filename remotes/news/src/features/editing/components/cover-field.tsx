import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { Button, chakra, Field, HStack, ImagePicker, Input, Stack } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Draft } from '../draft.ts';

interface CoverFieldProps {
  cover: Draft['cover'];
  onChange: (cover: Draft['cover']) => void;
}

/** The picture on top of the article. It is the article's once somebody has said what it shows, for those who don't see it. */
export function CoverField({ cover, onChange }: CoverFieldProps) {
  const [choosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState(cover?.mediaId);
  const [alt, setAlt] = useState(cover?.alt ?? '');
  const [own, setOwn] = useState(cover);
  // Another version of the article was taken: its cover comes with it.
  if (cover?.mediaId !== own?.mediaId || cover?.alt !== own?.alt) {
    setOwn(cover);
    setPicked(cover?.mediaId);
    setAlt(cover?.alt ?? '');
  }
  const change = (next: Draft['cover']) => {
    setOwn(next);
    onChange(next);
  };
  const describe = (mediaId: string, words: string) => {
    setPicked(mediaId);
    setAlt(words);
    change(words.trim() === '' ? null : { mediaId, alt: words.trim() });
  };
  return (
    <Stack gap="3">
      {picked && (
        <>
          <chakra.img
            src={`/api/media/${picked}?w=640`}
            alt=""
            width="100%"
            aspectRatio={16 / 9}
            objectFit="cover"
            borderRadius="sm"
            bg="bg.subtle"
          />
          <Field.Root required invalid={alt.trim() === ''}>
            <Field.Label>
              <Trans>What it shows</Trans>
            </Field.Label>
            <Input
              value={alt}
              maxLength={ARTICLE_LIMITS.alt}
              onChange={(event) => describe(picked, event.target.value)}
            />
            {alt.trim() === '' ? (
              <Field.ErrorText>
                <Trans>Say what it shows, then it is the cover.</Trans>
              </Field.ErrorText>
            ) : (
              <Field.HelperText>
                <Trans>Read out to those who don’t see the picture.</Trans>
              </Field.HelperText>
            )}
          </Field.Root>
        </>
      )}
      <HStack>
        <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
          {picked ? <Trans>Another picture</Trans> : <Trans>Choose a cover</Trans>}
        </Button>
        {picked && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              setPicked(undefined);
              change(null);
            }}
          >
            <Trans>No cover</Trans>
          </Button>
        )}
      </HStack>
      <ImagePicker
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={(picture) => {
          describe(picture.id, picture.alt);
          setChoosing(false);
        }}
      />
    </Stack>
  );
}

import { PICTURE_TYPES } from '@boardwalk/contracts';
import { Button, chakra, HStack, Progress, Stack, Text } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { MEGABYTES } from './pictures.ts';
import type { Upload } from './use-uploads.ts';

interface PictureUploaderProps {
  uploads: readonly Upload[];
  /** Number of pictures that can be added. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Accepts chosen or dropped files, and shows their progress. */
export function PictureUploader({ uploads, room, onFiles }: PictureUploaderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, room);
    if (chosen.length > 0) onFiles(chosen);
  };
  return (
    <Stack gap="3">
      <Stack
        gap="2"
        align="start"
        p="4"
        borderWidth="1.5px"
        borderStyle="dashed"
        borderColor={over ? 'sodium.fg' : 'border.emphasized'}
        borderRadius="md"
        onDragOver={(event) => {
          if (room === 0 || !event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <chakra.input
          ref={input}
          type="file"
          accept={PICTURE_TYPES}
          multiple
          hidden
          aria-hidden
          tabIndex={-1}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
        <Button
          variant="outline"
          aria-disabled={room === 0}
          onClick={() => room > 0 && input.current?.click()}
        >
          <ImagePlus aria-hidden />
          <Trans>Add pictures</Trans>
        </Button>
        <Text textStyle="sm" color="fg.muted">
          {room > 0 ? (
            <>
              <Trans>JPEG, PNG, WebP, GIF or AVIF, up to {MEGABYTES} MB each.</Trans>{' '}
              <Plural value={room} one="You can add # more." other="You can add # more." />
            </>
          ) : (
            <Trans>You have added the maximum number of pictures. Remove one to add another.</Trans>
          )}
        </Text>
      </Stack>
      {uploads.map((one) => (
        <UploadRow key={one.id} upload={one} />
      ))}
    </Stack>
  );
}

function UploadRow({ upload: { name, share, problem, stop } }: { upload: Upload }) {
  const { t } = useLingui();
  return (
    <Stack gap="1">
      <HStack gap="3">
        <Text flex="1" minW="0" textStyle="sm" truncate>
          {name}
        </Text>
        <Button size="xs" minH="7" variant="ghost" onClick={stop}>
          {problem === undefined ? <Trans>Cancel</Trans> : <Trans>Close</Trans>}
        </Button>
      </HStack>
      {problem === undefined ? (
        <Progress.Root value={Math.round(share * 100)} size="sm" colorPalette="tide">
          <Progress.Track aria-label={t`Uploading ${name}`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ) : (
        <Text role="alert" textStyle="sm" color="fg.error">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

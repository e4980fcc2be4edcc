import { type Media, PICTURE_TYPES } from '@boardwalk/contracts';
import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Progress } from '../chakra/forms.ts';
import { Dialog } from '../chakra/overlays.ts';
import { SearchField } from '../fields/search-field.tsx';
import { DialogContent } from '../overlays/dialog-content.tsx';
import { errorMessage } from '../request/error-message.ts';
import { PictureDetails } from './picture-details.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { uploadPicture } from './queries.ts';

export interface ImagePickerProps {
  open: boolean;
  onClose: () => void;
  /** A picture of the library: `url` with `?w=640` returns it in that width. */
  onPick: (picture: Media) => void;
}

/** Dialog to pick a picture of the library, or to upload a new one. Requires `media.upload`. */
export function ImagePicker({ open, onClose, onPick }: ImagePickerProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [described, setDescribed] = useState<Media>();
  const way = useRef<Element>(null);
  const leaveDetails = () => setDescribed(undefined);
  useEffect(() => {
    // The previously focused element is visible again.
    if (described || !(way.current instanceof HTMLElement)) return;
    way.current.focus();
    way.current = null;
  }, [described]);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (change.open) return;
        way.current = null;
        setDescribed(undefined);
        onClose();
      }}
      size="lg"
    >
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>
            {described ? <Trans>About this picture</Trans> : <Trans>Choose a picture</Trans>}
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          {described && <PictureDetails picture={described} onDone={leaveDetails} />}
          <Stack gap="4" hidden={described !== undefined}>
            <UploadRow onDone={onPick} />
            <SearchField label={t`Search the pictures`} value={search} onSearch={setSearch} />
            <PictureGrid
              search={search}
              onPick={onPick}
              onDescribe={(picture) => {
                way.current = document.activeElement;
                setDescribed(picture);
              }}
            />
          </Stack>
        </Dialog.Body>
      </DialogContent>
    </Dialog.Root>
  );
}

function UploadRow({ onDone }: { onDone: (picture: Media) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [running, setRunning] = useState<AbortController>();
  const send = async (file: File) => {
    setProblem(undefined);
    const controller = new AbortController();
    setRunning(controller);
    try {
      onDone(await uploadPicture(file, { signal: controller.signal, onProgress: setProgress }));
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorMessage(error));
    }
    setRunning(undefined);
    setProgress(undefined);
  };
  return (
    <Stack gap="2">
      <chakra.input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void send(file);
        }}
      />
      {running ? (
        <Stack direction="row" align="center" gap="3">
          <Progress.Root value={Math.round((progress ?? 0) * 100)} size="sm" colorPalette="tide" flex="1">
            <Progress.Track aria-label={t`Uploading the picture`}>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Button size="sm" variant="ghost" onClick={() => running.abort()}>
            <Trans>Cancel</Trans>
          </Button>
        </Stack>
      ) : (
        <Button variant="outline" alignSelf="start" onClick={() => input.current?.click()}>
          <Trans>Upload a picture</Trans>
        </Button>
      )}
      {problem && (
        <Text role="alert" textStyle="sm" color="signal.fg">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

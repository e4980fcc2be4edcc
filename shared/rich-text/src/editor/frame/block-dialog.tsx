import { isRemoteBlock, localize } from '@boardwalk/contracts';
import {
  Button,
  Dialog,
  DialogCancel,
  DialogContent,
  Field,
  Input,
  Select,
  type SlotFiller,
  Stack,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';

interface BlockDialogProps {
  editor: Editor;
  /** Blocks that remotes offer, at least one. */
  blocks: readonly SlotFiller[];
  onClose: () => void;
  backTo: () => HTMLElement | null;
}

const keyOf = ({ remote, block }: SlotFiller) => `${remote} ${block}`;

/** Inserts a block of a remote: which one, and the id of its content if it has one. */
export function BlockDialog({ editor, blocks, onClose, backTo }: BlockDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [key, setKey] = useState(blocks[0] ? keyOf(blocks[0]) : '');
  const [id, setId] = useState('');
  const [isWrong, setWrong] = useState(false);
  const chosen = blocks.find((one) => keyOf(one) === key);
  const save = (event: FormEvent) => {
    event.preventDefault();
    // In React, the dialog is a descendant of the page's form, wherever it is rendered.
    event.stopPropagation();
    const written = chosen?.idLabel ? id.trim() : '';
    const attrs = { remote: chosen?.remote, block: chosen?.block, id: written };
    if (!isRemoteBlock(attrs) || (chosen?.idLabel && written === '')) {
      setWrong(true);
      return;
    }
    editor.commands.insertContent({ type: 'remoteBlock', attrs });
    onClose();
  };
  return (
    <Dialog.Root open onOpenChange={(change) => !change.open && onClose()} finalFocusEl={backTo}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>
            <Trans>Block of an app</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack as="form" id={form} gap="4" onSubmit={save}>
            <Select
              label={t`Block`}
              value={key}
              options={Object.fromEntries(
                blocks.map((one) => [keyOf(one), localize(one.title ?? one.remote, i18n.locale)]),
              )}
              onValueChange={(next) => {
                setKey(next);
                setWrong(false);
              }}
            />
            {chosen?.idLabel && (
              <Field.Root invalid={isWrong} required>
                <Field.Label>{localize(chosen.idLabel, i18n.locale)}</Field.Label>
                <Input value={id} maxLength={64} onChange={(event) => setId(event.target.value)} />
                <Field.ErrorText>
                  <Trans>Use letters, digits and dashes.</Trans>
                </Field.ErrorText>
              </Field.Root>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
          <Button type="submit" form={form} colorPalette="sodium">
            <Trans>Insert</Trans>
          </Button>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}

import { embedOf, isLinkAddress, RICH_TEXT_LIMITS } from '@boardwalk/contracts';
import { Button, type SlotFiller } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { Editor } from '@tiptap/core';
import type { DialogRequest } from '../editor-context.ts';
import { BlockDialog } from './block-dialog.tsx';
import { InputDialog } from './input-dialog.tsx';

/** A host name without a scheme. */
const BARE_HOST = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/;

/** URLs of recordings and clips on Kick, which have no player. */
const KICK_RECORDING = /^https:\/\/(?:www\.)?kick\.com\/\S/;

const withProtocol = (written: string): string => (BARE_HOST.test(written) ? `https://${written}` : written);

interface EditorDialogsProps {
  editor: Editor;
  dialog: DialogRequest;
  onClose: () => void;
  /** Blocks that remotes offer. */
  remoteBlocks: readonly SlotFiller[];
}

/** Renders the dialog of the current question. */
export function EditorDialogs({ editor, dialog, onClose, remoteBlocks }: EditorDialogsProps) {
  const common = { onClose, backTo: () => (editor.isDestroyed ? null : editor.view.dom) };
  if (dialog.kind === 'link') return <LinkDialog editor={editor} address={dialog.address} {...common} />;
  if (dialog.kind === 'video') return <VideoDialog editor={editor} {...common} />;
  if (dialog.kind === 'block') return <BlockDialog editor={editor} blocks={remoteBlocks} {...common} />;
  const save = (alt: string) => {
    editor.view.dispatch(editor.state.tr.setNodeAttribute(dialog.at, 'alt', alt));
    onClose();
    return undefined;
  };
  return (
    <InputDialog
      title={<Trans>Describe the picture</Trans>}
      label={<Trans>Alternative text</Trans>}
      help={<Trans>One sentence about what the picture shows, for people who can’t see it.</Trans>}
      value={dialog.alt}
      maxLength={RICH_TEXT_LIMITS.altLength}
      onSave={save}
      {...common}
    />
  );
}

interface CommonProps {
  editor: Editor;
  onClose: () => void;
  backTo: () => HTMLElement | null;
}

function LinkDialog({ editor, address, ...common }: CommonProps & { address: string }) {
  const { onClose } = common;
  const save = (written: string) => {
    const href = withProtocol(written);
    if (!isLinkAddress(href))
      return <Trans>A link starts with https://, http://, mailto: or, for a page of this site, /.</Trans>;
    setLink(editor, href);
    onClose();
    return undefined;
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };
  return (
    <InputDialog
      title={<Trans>Link</Trans>}
      label={<Trans>Address</Trans>}
      value={address}
      maxLength={RICH_TEXT_LIMITS.linkLength}
      inputMode="url"
      onSave={save}
      other={
        address && (
          <Button variant="ghost" colorPalette="signal" me="auto" onClick={remove}>
            <Trans>Remove link</Trans>
          </Button>
        )
      }
      {...common}
    />
  );
}

/** Links the selection, changes the link at the caret, or inserts the URL as a link. */
function setLink(editor: Editor, href: string) {
  const mark = { type: 'link', attrs: { href } };
  const { empty } = editor.state.selection;
  if (empty && !editor.isActive('link')) {
    editor.commands.insertContent({ type: 'text', text: href, marks: [mark] });
    return;
  }
  editor.chain().extendMarkRange('link').setMark('link', { href }).run();
}

function VideoDialog({ editor, ...common }: CommonProps) {
  const save = (written: string) => {
    const address = withProtocol(written);
    const embed = embedOf(address);
    if (!embed && KICK_RECORDING.test(address))
      return <Trans>Kick has a player for channels only. Insert recordings and clips as links.</Trans>;
    if (!embed)
      return (
        <Trans>
          That isn’t the address of a video or channel on YouTube, Vimeo, Twitch, Kick, Streamable or Medal.
        </Trans>
      );
    editor.commands.insertContent({ type: 'embed', attrs: embed });
    common.onClose();
    return undefined;
  };
  return (
    <InputDialog
      title={<Trans>Video</Trans>}
      label={<Trans>Address</Trans>}
      help={
        <Trans>
          Copy the address of a video, clip or channel on YouTube, Vimeo, Twitch, Kick, Streamable or Medal
          and paste it here.
        </Trans>
      }
      value=""
      maxLength={RICH_TEXT_LIMITS.linkLength}
      inputMode="url"
      onSave={save}
      {...common}
    />
  );
}

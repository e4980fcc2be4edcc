import type { StreamPage } from '@boardwalk/contracts';
import { Button, HStack, LazyModule, LinkButton, lazyDialog, ShareButton, useSession } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import { Flag, MessageSquare, RectangleHorizontal, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FollowButton } from '../../streams/follow-button.tsx';

const ReportDialog = lazyDialog(
  new LazyModule(() => import(/* webpackChunkName: "report" */ './report-dialog.tsx')),
  (file) => file.default,
);

interface StreamActionsProps {
  page: StreamPage;
  /** Undefined without a chat. */
  chat: { shown: boolean; toggle: () => void } | undefined;
  theatre: { on: boolean; toggle: () => void } | undefined;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions of a viewer on a stream. */
export function StreamActions({ page, chat, theatre, children }: StreamActionsProps) {
  const { user } = useSession();
  const [reporting, setReporting] = useState(false);
  const { person } = page.streamer;
  const mine = user?.username === person.username;
  return (
    <HStack gap="2" wrap="wrap">
      {/* While the streamer is offline, the banner has the button. */}
      {page.live && page.following !== null && <FollowButton person={person} following={page.following} />}
      {mine && (
        <LinkButton size="sm" variant="outline" to="/stream/dashboard">
          <Trans>Your dashboard</Trans>
        </LinkButton>
      )}
      {chat && (
        <Button size="sm" variant="outline" aria-pressed={chat.shown} onClick={chat.toggle}>
          <MessageSquare aria-hidden />
          {chat.shown ? <Trans>Hide chat</Trans> : <Trans>Show chat</Trans>}
        </Button>
      )}
      {theatre && (
        <Button
          size="sm"
          variant="outline"
          aria-pressed={theatre.on}
          onClick={theatre.toggle}
          display={{ base: 'none', lg: 'inline-flex' }}
        >
          <RectangleHorizontal aria-hidden />
          {theatre.on ? <Trans>Exit theater mode</Trans> : <Trans>Theater</Trans>}
        </Button>
      )}
      {children}
      <ShareButton title={person.fullName} size="sm" variant="ghost">
        <Share2 aria-hidden />
        <Trans>Share</Trans>
      </ShareButton>
      {!mine && (
        <Button size="sm" variant="ghost" onClick={() => setReporting(true)}>
          <Flag aria-hidden />
          <Trans>Report</Trans>
        </Button>
      )}
      {reporting && <ReportDialog open person={person} onClose={() => setReporting(false)} />}
    </HStack>
  );
}

import { EMBED_PROVIDERS, embedPage, isEmbed, type Embed as Video } from '@boardwalk/contracts';
import { Embed } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** A video of another site within a text. */
export function VideoView(video: Video) {
  const { t } = useLingui();
  if (!isEmbed(video)) return null;
  const { name } = EMBED_PROVIDERS[video.provider];
  return <Embed address={embedPage(video)} title={t`Video on ${name}`} />;
}

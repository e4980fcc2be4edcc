import { EMBED_ID, EMBED_PROVIDERS, type Embed as Video } from '@boardwalk/contracts';
import { Embed } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

/** A video of another site, as it stands in a text. */
export function VideoView({ provider, id }: Video) {
  const { t } = useLingui();
  if (!Object.hasOwn(EMBED_PROVIDERS, provider) || !EMBED_ID.test(id)) return null;
  const { name, page } = EMBED_PROVIDERS[provider];
  return <Embed address={page(id)} title={t`Video on ${name}`} />;
}

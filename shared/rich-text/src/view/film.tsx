import { EMBED_ID, EMBED_PROVIDERS, type Embed } from '@boardwalk/contracts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** What a player may do. It can't lead the page elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A film of another site. Nothing comes from there before somebody asks for it. */
export function Film({ provider, id }: Embed) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  if (!Object.hasOwn(EMBED_PROVIDERS, provider) || !EMBED_ID.test(id)) return null;
  const { name, player, page } = EMBED_PROVIDERS[provider];
  return (
    <figure data-film="">
      {asked ? (
        <iframe
          title={t`Film on ${name}`}
          src={player(id, location.hostname)}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          sandbox={SANDBOX}
          referrerPolicy="strict-origin-when-cross-origin"
          // The button that was pressed is gone.
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          <svg viewBox="0 0 24 24" width="48" height="48" aria-hidden="true">
            <path fill="currentColor" d="M8 5v14l11-7z" />
          </svg>
          <strong>
            <Trans>Play the film from {name}</Trans>
          </strong>
          <span>
            <Trans>Nothing is loaded from {name} before you press this.</Trans>
          </span>
        </button>
      )}
      <figcaption>
        <a href={page(id)} rel="noopener noreferrer nofollow">
          <Trans>Watch it on {name}</Trans>
        </a>
      </figcaption>
    </figure>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReleaseVerb } from './audit-reading.ts';

interface ReleaseSentenceProps {
  verb: ReleaseVerb;
  version: string;
  who: ReactNode;
  remote: ReactNode;
}

/** An action on a release as a sentence: "Nora Halloran served home 1.2.0 to 10 % of visitors". */
export function ReleaseSentence({ verb, version: name, who, remote }: ReleaseSentenceProps) {
  const version = <code translate="no">{name}</code>;
  switch (verb.did) {
    case 'published':
      return (
        <Trans>
          {who} published {remote} {version}
        </Trans>
      );
    case 'approved': {
      const { token } = verb;
      return (
        <Trans>
          {who} approved {remote} {version} and the deploy token {token}
        </Trans>
      );
    }
    case 'rolled-back':
      return (
        <Trans>
          {who} rolled {remote} back to {version}
        </Trans>
      );
    case 'linked':
      return (
        <Trans>
          {who} created a preview link for {remote} {version}
        </Trans>
      );
    case 'withdrawn':
      return (
        <Trans>
          {remote} {version} was withdrawn: the remote is not built any more
        </Trans>
      );
    case 'demoted': {
      const to = verb.to;
      return to === null ? (
        <Trans>
          {remote} {version} failed for visitors and was rolled back automatically
        </Trans>
      ) : (
        <Trans>
          {remote} {version} failed for visitors and was rolled back automatically;{' '}
          <code translate="no">{to}</code> is served
        </Trans>
      );
    }
    case 'floor-set':
      return verb.floor === null ? (
        <Trans>
          {who} removed the security floor of {remote}
        </Trans>
      ) : (
        <Trans>
          {who} set the security floor of {remote} to {version}
        </Trans>
      );
    case 'promoted': {
      const { share, staffOnly } = verb;
      if (staffOnly)
        return (
          <Trans>
            {who} served {remote} {version} to staff
          </Trans>
        );
      return share === null ? (
        <Trans>
          {who} served {remote} {version} to everybody
        </Trans>
      ) : (
        <Trans>
          {who} served {remote} {version} to {share} % of visitors
        </Trans>
      );
    }
  }
}

import type { ManagedRemote } from '@boardwalk/contracts';
import { chakra, StateBadge, type StateTone, TimeText } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AppState, lastFailureOf, stateOf } from './app-state.ts';

interface AppProps {
  app: ManagedRemote;
}

const NONE = (
  <chakra.span color="fg.muted">
    <Trans>None</Trans>
  </chakra.span>
);

/** A version's number, which isn't translated. A long one is cut; its title is complete. */
export function Version({ children }: { children: string }) {
  return (
    <chakra.code
      translate="no"
      title={children}
      display="inline-block"
      maxW={{ base: '100%', lg: '12rem' }}
      verticalAlign="bottom"
      truncate
    >
      {children}
    </chakra.code>
  );
}

/** The live version, and the time since it was published. */
export function LiveVersion({ app: { live, versions } }: AppProps) {
  if (live === null) return NONE;
  const release = versions.find(({ version }) => version === live);
  return (
    <>
      <Version>{live}</Version>{' '}
      {release && (
        <chakra.span color="fg.muted" textStyle="sm">
          <TimeText at={release.publishedAt} as="relative" />
        </chakra.span>
      )}
    </>
  );
}

/** Versions that only a part of the visitors get: the canary and the staff version. */
export function TrialVersions({ app: { canary, staff } }: AppProps) {
  if (!canary && staff === null) return NONE;
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" columnGap="4" rowGap="0.5">
      {canary && (
        <span>
          <Version>{canary.version}</Version>{' '}
          <chakra.span color="fg.muted" textStyle="sm">
            {canary.share} %
          </chakra.span>
        </span>
      )}
      {staff !== null && (
        <span>
          <Version>{staff}</Version>{' '}
          <chakra.span color="fg.muted" textStyle="sm">
            <Trans>staff</Trans>
          </chakra.span>
        </span>
      )}
    </chakra.span>
  );
}

const STATES: Record<AppState, { tone: StateTone; label: ReactNode }> = {
  live: { tone: 'active', label: <Trans>Live</Trans> },
  'not-live': { tone: 'neutral', label: <Trans>Not live</Trans> },
  off: { tone: 'neutral', label: <Trans>Switched off</Trans> },
  waiting: { tone: 'waiting', label: <Trans>Waiting for approval</Trans> },
  'rolled-back': { tone: 'refused', label: <Trans>Rolled back</Trans> },
};

/** State of an app as a badge. */
export function AppStateBadge({ app }: AppProps) {
  const { tone, label } = STATES[stateOf(app)];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}

/** Time and version of the last failure. */
export function LastFailureText({ app }: AppProps) {
  const failure = lastFailureOf(app);
  if (!failure) return NONE;
  return (
    <span title={failure.version}>
      <TimeText at={failure.at} as="relative" />
    </span>
  );
}

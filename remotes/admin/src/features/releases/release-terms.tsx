import { chakra } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';

const TERMS = [
  {
    id: 'app',
    term: <Trans>App</Trans>,
    meaning: <Trans>A part of the site with its own versions: News, Events, Docs.</Trans>,
  },
  {
    id: 'live',
    term: <Trans>Live version</Trans>,
    meaning: <Trans>The version that visitors get, and when it was published.</Trans>,
  },
  {
    id: 'roll-out',
    term: <Trans>Roll out</Trans>,
    meaning: (
      <Trans>Makes a version live for everyone, for a share of visitors (a canary), or for staff only.</Trans>
    ),
  },
  {
    id: 'rolled-back',
    term: <Trans>Rolled back</Trans>,
    meaning: (
      <Trans>The version failed for too many visitors. The site replaced it with the one before it.</Trans>
    ),
  },
  {
    id: 'failure',
    term: <Trans>Last failure</Trans>,
    meaning: (
      <Trans>The last failure in the last 30 minutes, or the last time that a version was rolled back.</Trans>
    ),
  },
  {
    id: 'block',
    term: <Trans>Block older versions</Trans>,
    meaning: <Trans>Versions before the live one can’t go live again, even if the live one fails.</Trans>,
  },
] as const;

/** Explains the terms of the page, on demand. */
export function ReleaseTerms() {
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" color="fg.muted" width="fit-content" minH="6">
        <Trans>What the terms mean</Trans>
      </chakra.summary>
      <chakra.dl
        mt="3"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'max-content minmax(0, 1fr)' }}
        columnGap="6"
        rowGap={{ base: '1', md: '2' }}
        maxW="measure"
      >
        {TERMS.map(({ id, term, meaning }) => (
          <chakra.div key={id} display="contents">
            <chakra.dt fontWeight="600">{term}</chakra.dt>
            <chakra.dd color="fg.muted" mb={{ base: '2', md: '0' }}>
              {meaning}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.details>
  );
}

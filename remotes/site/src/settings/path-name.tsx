import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Label of each setting, by the longest prefix of its path. */
const NAMES: Record<string, ReactNode> = {
  name: <Trans>Name</Trans>,
  shortName: <Trans>Short name</Trans>,
  tagline: <Trans>Tagline</Trans>,
  description: <Trans>Description</Trans>,
  city: <Trans>Place name</Trans>,
  contactEmail: <Trans>Contact address</Trans>,
  chatInviteUrl: <Trans>Chat invite link</Trans>,
  chatName: <Trans>Chat name</Trans>,
  applicationPath: <Trans>Application page</Trans>,
  rulesPath: <Trans>Rules page</Trans>,
  jobPaths: <Trans>Job paths</Trans>,
  stats: <Trans>Numbers</Trans>,
  navigation: <Trans>Navigation</Trans>,
  footer: <Trans>Footer</Trans>,
  look: <Trans>Look</Trans>,
  'look.accent': <Trans>Accent</Trans>,
  'look.hero': <Trans>Large picture</Trans>,
  'look.logo': <Trans>Logo</Trans>,
  'look.logoSvg': <Trans>Logo</Trans>,
  home: <Trans>Home</Trans>,
  'home.sections': <Trans>Sections on Home</Trans>,
  'home.cards': <Trans>Cards on Home</Trans>,
  languages: <Trans>Languages</Trans>,
  areasOff: <Trans>Features that are off</Trans>,
  slots: <Trans>Slots</Trans>,
  'documents.about': <Trans>About</Trans>,
  'documents.terms': <Trans>Terms</Trans>,
  'documents.privacy': <Trans>Privacy</Trans>,
};

/** A setting's label in the form. */
export function PathName({ path }: { path: string }) {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const name = NAMES[parts.slice(0, length).join('.')];
    if (name) return name;
  }
  return path;
}

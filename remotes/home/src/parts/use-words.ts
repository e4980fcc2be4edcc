import { inLanguage, type LocalText } from '@boardwalk/contracts';
import { useSite } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The words of a place on Home: what the site says itself, else what the demo's city says, else what fits any place. */
interface Usual {
  harbour: ReactNode;
  plain: ReactNode;
}

/** Picks the words of a text in the reader's language. */
export function useWords(): (own: LocalText | undefined, usual: Usual) => ReactNode {
  const { i18n } = useLingui();
  const { voice } = useSite().home;
  return (own, usual) => inLanguage(own, i18n.locale) ?? usual[voice];
}

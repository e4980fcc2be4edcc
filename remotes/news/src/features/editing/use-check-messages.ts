import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CATEGORY_NAMES } from '../../article/category-names.ts';
import type { Check, CheckId } from './checks.ts';
import type { Draft } from './draft.ts';

/** Returns the text of a check: what is to be done, or that it is done. */
export function useCheckMessages(category: Draft['category']): (check: Check) => string {
  const { t, i18n } = useLingui();
  const section = i18n._(CATEGORY_NAMES[category]);
  const done: Record<CheckId, string> = {
    title: t`Headline`,
    text: t`Text`,
    length: t`Length of the text`,
    coverAlt: t`Cover with alternative text`,
    refused: t`Fields`,
    section: t`Section: ${section}`,
    summary: t`Summary`,
    cover: t`Cover`,
    pictures: t`All pictures have an alternative text`,
    links: t`All links within this site lead to a page`,
  };
  const todo = ({ id, count = 0, detail = '' }: Check): string => {
    // There is always a section.
    if (id === 'section') return done.section;
    const messages: Record<Exclude<CheckId, 'section'>, string> = {
      title: t`Write a headline of at least ${ARTICLE_LIMITS.titleMin} characters.`,
      text: t`Enter the text.`,
      length: t`${plural(count, { one: 'Shorten the text by # character.', other: 'Shorten the text by # characters.' })}`,
      coverAlt: t`Write an alternative text for the cover: what it shows.`,
      refused: detail,
      summary: t`Add a summary. It is shown in the list and wherever the link is shared.`,
      cover: t`Add a cover. It is shown in the list and wherever the link is shared.`,
      pictures: t`${plural(count, {
        one: '# picture in the text has no alternative text.',
        other: '# pictures in the text have no alternative text.',
      })}`,
      links: t`These links don’t lead to a page of this site: ${detail}`,
    };
    return messages[id];
  };
  return (check) => (check.ok ? done[check.id] : todo(check));
}

import type { Comment } from '@boardwalk/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebounced } from '../fields/use-debounced.ts';
import { type MentionQuery, mentionQueryAt, withMention } from './mention-query.ts';
import { mentionableQuery } from './queries.ts';

export type MentionedMember = Comment['author'];

interface MentionsOptions {
  text: string;
  /** Suggestions for an @ without text after it: the participants. */
  people: readonly MentionedMember[];
  /** The text with the inserted member, and the position of the caret. */
  onChoose: (next: { text: string; caret: number }) => void;
}

const MAX_PEOPLE = 5;
/** Delay between the last keystroke and the member search, in milliseconds. */
const DEBOUNCE_MS = 200;

/** The suggestions that an @ opens, and their keyboard navigation. The focus stays in the field. */
export function useMentions({ text, people, onChoose }: MentionsOptions) {
  const id = useId();
  const [caret, setCaret] = useState<number>();
  const [closedAt, setClosedAt] = useState<number>();
  const [marked, setMarked] = useState(0);
  const query = caret === undefined ? undefined : mentionQueryAt(text, caret);
  const wanted = query && query.at !== closedAt ? query : undefined;
  const members = useMembers(wanted, people);
  const at = Math.min(marked, members.length - 1);
  const choose = (member: MentionedMember | undefined) => {
    if (!wanted || !member) return;
    setCaret(undefined);
    onChoose(withMention(text, wanted, member.username));
  };
  const open = wanted !== undefined && members.length > 0;
  return {
    open,
    members,
    marked: at,
    listId: `${id}members`,
    optionId: (place: number) => `${id}member-${place}`,
    choose,
    mark: setMarked,
    /** Updates the caret: the suggestions depend on the text before it. */
    follow: (next: number | undefined) => {
      setCaret(next);
      if (next === undefined || mentionQueryAt(text, next)?.at !== closedAt) setClosedAt(undefined);
      setMarked(0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (!open || event.nativeEvent.isComposing) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setMarked((at + step + members.length) % members.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(members[at]);
      else if (event.key === 'Escape') setClosedAt(wanted.at);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function useMembers(query: MentionQuery | undefined, people: readonly MentionedMember[]) {
  const search = useDebounced(query?.search ?? '', DEBOUNCE_MS);
  const { data } = useQuery({
    ...mentionableQuery(search),
    enabled: query !== undefined && search !== '',
    placeholderData: keepPreviousData,
  });
  if (!query) return [];
  return query.search === '' ? people.slice(0, MAX_PEOPLE) : (data?.items ?? []);
}

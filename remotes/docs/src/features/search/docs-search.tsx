import { DOC_LIMITS } from '@boardwalk/contracts';
import { chakra, SearchField, useTypedSearch } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { FoundList } from './found-list.tsx';

/** The links of the results, the focused one, and the field before them. */
function stepsIn(search: HTMLElement): HTMLElement[] {
  return [...search.querySelectorAll<HTMLElement>('input, a')];
}

/** Search in all pages and rules. Results are shown below until the field is emptied; arrow keys move through them. */
export function DocsSearch() {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const typed = useTypedSearch(search, setSearch);
  const { text, setText } = typed;
  const frame = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!frame.current) return;
    const steps = stepsIn(frame.current);
    const field = steps[0];
    if (event.key === 'Escape') {
      setText('');
      field?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = steps.indexOf(document.activeElement as HTMLElement);
    steps[Math.min(Math.max(at + step, 0), steps.length - 1)]?.focus();
  };
  return (
    <chakra.search ref={frame} display="block" position="relative" onKeyDown={onKeyDown}>
      <SearchField label={t`Search pages and rules`} search={typed} maxLength={DOC_LIMITS.search} />
      {search !== '' && text.trim() !== '' && <FoundList search={search} onLeave={() => setText('')} />}
    </chakra.search>
  );
}

import type { ArticleState } from '@boardwalk/contracts';
import type { UseFormReturn } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Check } from '../checks.ts';
import type { Draft } from '../draft.ts';
import { showRefusals } from '../show-refusals.ts';
import { useCheckWords } from './use-check-words.ts';
import { useChecks } from './use-checks.ts';
import type { Editing } from './use-editing.ts';
import { useMove } from './use-move.ts';

/** What is asked about before it is done: a new state, or that readers see what was changed in a published article. */
export type Step = Extract<ArticleState, 'published' | 'in_review' | 'scheduled'> | 'update';
/** The checklist can be looked at by itself, too. */
export type Asked = Step | 'checklist';

/** The way to the readers: first the checklist, and what blocks is said at its fields. */
export function usePublishing(form: UseFormReturn<Draft>, editing: Editing) {
  const checks = useChecks(form, editing.state);
  const words = useCheckWords(form.watch('category'));
  const move = useMove(editing);
  const [asked, setAsked] = useState<Asked>();
  const [refused, setRefused] = useState<readonly Check[]>([]);
  /** Counts the refusals, so that each one is told anew. */
  const [refusals, setRefusals] = useState(0);

  const say = (blocking: readonly Check[]) => {
    setRefused(blocking);
    // What the server said stands at its field already.
    const own = blocking.filter(({ id }) => id !== 'refused');
    showRefusals(form, Object.fromEntries(own.map((check) => [check.field, words(check)])), 'checklist');
  };
  const recheck = useEffectEvent(() => say(checks().filter(({ blocks, ok }) => blocks && !ok)));
  const following = refused.length > 0;
  useEffect(() => {
    if (!following) return;
    return form.subscribe({ formState: { values: true }, callback: () => recheck() });
  }, [form, following]);
  useEffect(() => {
    if (following && editing.state.kind !== 'waiting') recheck();
  }, [following, editing.state]);

  const isReady = () => {
    const blocking = checks().filter(({ blocks, ok }) => blocks && !ok);
    say(blocking);
    if (blocking.length > 0) {
      setAsked(undefined);
      setRefusals((count) => count + 1);
    }
    return blocking.length === 0;
  };
  return {
    checks,
    words,
    /** What keeps it from being published, after somebody has tried to. */
    refused,
    refusals,
    busy: move.isPending,
    asked,
    ask: (step: Asked) => (step === 'checklist' || isReady()) && setAsked(step),
    close: () => setAsked(undefined),
    /** Does what was asked about. @param publishAt when, for an article that is scheduled. */
    confirm: (step: Step, publishAt?: string) => {
      if (!isReady()) return;
      const done = { onSuccess: () => setAsked(undefined) };
      move.mutate(step === 'update' ? { to: 'update' } : { to: step, publishAt }, done);
    },
    /** What needs no checklist. */
    move: (to: Extract<ArticleState, 'draft' | 'archived'>) => move.mutate({ to }),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;

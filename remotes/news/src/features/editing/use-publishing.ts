import type { ArticleState } from '@boardwalk/contracts';
import { type UseFormReturn, useRouteExists } from '@boardwalk/kit';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { SaveState } from './article-autosave.ts';
import { type Check, checksOf } from './checks.ts';
import type { Draft } from './draft.ts';
import { showRefusals } from './refused-fields.ts';
import { useCheckMessages } from './use-check-messages.ts';
import type { Editing } from './use-editing.ts';
import { useMove } from './use-move.ts';

/** Steps with a confirmation: a new state, or publishing the changes of a published article. */
export type Step = Extract<ArticleState, 'published' | 'in_review' | 'scheduled'> | 'update';
/** The checklist can also be opened on its own. */
export type DialogStep = Step | 'checklist';

/** Publishes after the checklist; blocking points are shown at their fields. */
export function usePublishing(form: UseFormReturn<Draft>, editing: Editing) {
  const checks = useChecks(form, editing.state);
  const messageOf = useCheckMessages(form.watch('category'));
  const move = useMove(editing);
  const [dialogStep, setDialogStep] = useState<DialogStep>();
  const [refused, setRefused] = useState<readonly Check[]>([]);
  /** Counts the attempts, so that each one is announced. */
  const [refusals, setRefusals] = useState(0);

  const showBlocking = (blocking: readonly Check[]) => {
    setRefused(blocking);
    // The server's message is already shown at its field.
    const own = blocking.filter(({ id }) => id !== 'refused');
    showRefusals(form, Object.fromEntries(own.map((check) => [check.field, messageOf(check)])), 'checklist');
  };
  const recheck = useEffectEvent(() => showBlocking(checks().filter(({ blocks, ok }) => blocks && !ok)));
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
    showBlocking(blocking);
    if (blocking.length > 0) {
      setDialogStep(undefined);
      setRefusals((count) => count + 1);
    }
    return blocking.length === 0;
  };
  return {
    checks,
    messageOf,
    /** Points that blocked the last attempt. */
    refused,
    refusals,
    busy: move.isPending,
    dialogStep,
    openDialog: (step: DialogStep) => (step === 'checklist' || isReady()) && setDialogStep(step),
    close: () => setDialogStep(undefined),
    /** Runs the confirmed step. @param publishAt time of a scheduled article. */
    confirm: (step: Step, publishAt?: string) => {
      if (!isReady()) return;
      const done = { onSuccess: () => setDialogStep(undefined) };
      move.mutate(step === 'update' ? { to: 'update' } : { to: step, publishAt }, done);
    },
    /** Runs a step without a checklist. */
    move: (to: Extract<ArticleState, 'draft' | 'archived'>) => move.mutate({ to }),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;

/** Returns a function that checks the current form. */
function useChecks(form: UseFormReturn<Draft>, state: SaveState): () => Check[] {
  const routeExists = useRouteExists();
  return useCallback(
    () =>
      checksOf(form.getValues(), {
        routeExists,
        origin: location.origin,
        refused: state.kind === 'refused' ? state.fields : undefined,
      }),
    [form, routeExists, state],
  );
}

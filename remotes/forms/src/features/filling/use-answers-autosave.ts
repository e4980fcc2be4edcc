import type { LinkedAccount, PublicField, Submission } from '@boardwalk/contracts';
import { call, type UseFormReturn } from '@boardwalk/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { answersIn, type FormValues, valuesOf } from '../../form/form-values.ts';
import { AnswersAutosave, type SaveState } from './answers-autosave.ts';

/** Saves the answers of the form automatically. */
export function useAnswersAutosave(
  form: UseFormReturn<FormValues>,
  submission: Submission,
  fields: readonly PublicField[],
  linked: readonly LinkedAccount[],
) {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: null });
  const [version, setVersion] = useState(submission.version);
  const [autosave] = useState(
    () =>
      new AnswersAutosave({
        answers: answersIn(fields, valuesOf(fields, submission.answers), linked),
        version: submission.version,
        save: (answers, version) =>
          call('PUT /api/submissions/:id/answers', {
            params: { id: submission.id },
            body: { answers, version },
          }),
        onState: setState,
        onVersion: (next, answers) => {
          setVersion(next);
          // Saved values aren't changes any more, so this browser need not store them.
          form.reset(valuesOf(fields, answers), {
            keepValues: true,
            keepErrors: true,
            keepTouched: true,
            // Fields are validated on each change only while the form counts as submitted.
            keepIsSubmitted: true,
          });
        },
      }),
  );
  const write = useEffectEvent((values: FormValues) => autosave.write(answersIn(fields, values, linked)));
  useEffect(() => {
    autosave.start();
    // A draft restored from this browser was set before this effect.
    write(form.getValues());
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => write(values),
    });
    return () => {
      unsubscribe();
      autosave.stop();
    };
  }, [form, autosave]);
  return { state, version, autosave };
}

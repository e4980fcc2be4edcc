import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { holdToasts } from '../request/mutation-errors.ts';
import { announce, suppressToast } from '../request/request.ts';
import { inPageOrder, type KnownFields } from './form-context.ts';
import { type CodeFields, refusalOf } from './refusal.ts';
import { isSame } from './use-stored-draft.ts';

interface SubmissionOptions<Values extends FieldValues, Answer> {
  send: (values: Values) => Promise<Answer> | Answer;
  savedValues: ((answer: Answer) => Values) | undefined;
  onSaved: (answer: Answer) => void;
  onRefused: ((error: unknown, form: UseFormReturn<Values>) => boolean) | undefined;
  codeFields: CodeFields<string> | undefined;
  failure: string | undefined;
}

/** Sends a form, once at a time; errors are focused. */
export function useSubmission<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  fields: KnownFields,
  options: SubmissionOptions<Values, Answer>,
) {
  const summary = useRef<HTMLDivElement>(null);
  const busy = useRef(false);
  // A button may change the values in the same click.
  const latest = useRef(options);
  latest.current = options;
  const unsaved = useUnsaved(form);
  useFixedErrors(form, fields);
  // A dialog may be closed while its form is sent.
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const [refusals, setRefusals] = useState(0);
  // After rendering, because the errors are set one after the other.
  useEffect(() => {
    if (refusals === 0) return;
    if (summary.current) summary.current.focus();
    else focusFirst(form, fields);
  }, [refusals, form, fields]);

  /** @returns whether it was sent. */
  const send = async (values: Values): Promise<boolean> => {
    const releaseToasts = holdToasts();
    try {
      const answer = await latest.current.send(values);
      resetToSaved(form, values, latest.current.savedValues?.(answer) ?? values);
      latest.current.onSaved(answer);
      return true;
    } catch (error) {
      const { onRefused, codeFields, failure } = latest.current;
      if (!isMounted.current) {
        announce(error, failure);
        return false;
      }
      suppressToast(error);
      if (onRefused?.(error, form)) return true;
      const { fields: refused, whole } = refusalOf(error, [...fields.keys()], codeFields, failure);
      for (const [name, message] of refused)
        form.setError(name as FieldPath<Values>, { type: 'server', message });
      if (whole !== undefined) form.setError('root.server', { type: 'server', message: whole });
      return false;
    } finally {
      releaseToasts();
    }
  };
  const submit = (event: FormEvent) => {
    // In React, the form of a dialog opened from here is a descendant of this one, though not in the DOM.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    let sent = false;
    void form
      .handleSubmit(async (values) => {
        sent = await send(values);
      })()
      .finally(() => {
        busy.current = false;
        if (!sent) setRefusals((count) => count + 1);
      });
  };
  return { submit, summary, unsaved };
}

/** Ref of whether changes would be lost, readable synchronously. */
function useUnsaved<Values extends FieldValues>(form: UseFormReturn<Values>): RefObject<boolean> {
  const unsaved = useRef(false);
  useEffect(() => {
    // A stored draft may have been restored before this subscription.
    unsaved.current = !isSame(form.getValues(), form.formState.defaultValues);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        unsaved.current = !isSame(values, defaultValues);
      },
    });
  }, [form]);
  return unsaved;
}

/**
 * Clears errors of the form's own check as soon as they are fixed, also by a change of another field, and after an autosave has reset the form.
 * Errors of the server stay until their own field is changed.
 */
function useFixedErrors<Values extends FieldValues>(form: UseFormReturn<Values>, fields: KnownFields): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          const wrong = [...fields.keys(), 'root.check'].filter((name) => {
            const type = form.getFieldState(name as FieldPath<Values>).error?.type;
            return type === 'rule' || type === 'check' || (type === 'server' && name === changed);
          });
          if (wrong.length > 0) void form.trigger(wrong as FieldPath<Values>[]);
        },
      }),
    [form, fields],
  );
}

/** Resets the form to the saved values. Changes made meanwhile stay, as changes. */
function resetToSaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const typed = form.getValues();
  form.reset(saved);
  for (const name of Object.keys(typed) as FieldPath<Values>[]) {
    if (!isSame(typed[name], sent[name])) form.setValue(name, typed[name], { shouldDirty: true });
  }
}

function focusFirst<Values extends FieldValues>(form: UseFormReturn<Values>, fields: KnownFields): void {
  for (const [name] of inPageOrder(fields)) {
    const path = name as FieldPath<Values>;
    if (!form.getFieldState(path).invalid) continue;
    form.setFocus(path);
    return;
  }
}

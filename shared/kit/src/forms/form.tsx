import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useUnsaved } from '../unsaved/unsaved.ts';
import { checkResolver, type FormCheck, schemaOf } from './form-check.ts';
import { FormContext, type FormParts, type KnownFields } from './form-context.ts';
import type { CodeFields } from './refusal.ts';
import { type FormDraft, useStoredDraft } from './use-stored-draft.ts';
import { useSubmission } from './use-submission.ts';

export interface FormProps<Values extends FieldValues, Body = Values, Answer = unknown>
  extends Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'children' | 'defaultValue'> {
  /** Initial values. A value that differs counts as changed. */
  defaultValues: Values;
  /** Validates the body before it is sent; its chunk is loaded at the first interaction. */
  check?: FormCheck;
  /**
   * Computes the body from the values; by default the values themselves. Name the fields as in the body, `remotes.0` for the first item of `remotes`: an
   * error of a path that no field has is shown in the summary.
   */
  body?: (values: Values) => Body;
  /** Sends the form. An error it throws is shown, a `RequestError`'s fields at the form's fields. Absent for a form that is saved automatically. */
  onSubmit?: (body: Body, form: UseFormReturn<Values>) => Promise<Answer> | Answer;
  /** Called after it was sent and nothing counts as changed any more, so that the page can navigate away. */
  onSaved?: (answer: Answer, form: UseFormReturn<Values>) => void;
  /** Values as the server has saved them; by default those that were sent. */
  savedValues?: (answer: Answer) => Values;
  /** Called with a failure of `onSubmit`. Returns true if the caller shows it. */
  onRefused?: (error: unknown, form: UseFormReturn<Values>) => boolean;
  /** Fields of error codes without a field: `{ USERNAME_TAKEN: 'username' }`. */
  codeFields?: CodeFields<Extract<keyof Values, string>>;
  /** Message for a failure without one: `Failed to update profile`. */
  failure?: string;
  /** Stores the values in this browser until they are sent. */
  draft?: FormDraft;
  /** Whether to warn before changes are lost by leaving, or by closing a surrounding dialog. Default: true without a draft. */
  guard?: boolean;
  /** The fields; a function receives react-hook-form's `form`, for `control` and `setValue`. Current values: `Watch`. */
  children: ReactNode | ((form: UseFormReturn<Values>) => ReactNode);
}

/** A form based on react-hook-form: validates, sends once, and shows errors at its fields. See `docs/developers/kit.md`. */
export function Form<Values extends FieldValues, Body = Values, Answer = unknown>({
  defaultValues,
  check,
  body,
  onSubmit,
  onSaved,
  savedValues,
  onRefused,
  codeFields,
  failure,
  draft,
  guard = !draft,
  children,
  ...rest
}: FormProps<Values, Body, Answer>) {
  const id = useId();
  const [fields] = useState<KnownFields>(() => new Map());
  const bodyOf = (values: Values) => (body ? body(values) : (values as unknown as Body));
  const checked = useRef({ fields, check, body: bodyOf });
  checked.current = { fields, check, body: bodyOf };
  const [resolver] = useState(() => checkResolver<Values>(() => checked.current));
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver,
    shouldFocusError: false,
  });
  const { restored, hideNotice } = useStoredDraft(form, draft);
  const { submit, summary, unsaved } = useSubmission(form, fields, {
    send: (values) => {
      hideNotice();
      return onSubmit?.(bodyOf(values), form) as Answer;
    },
    savedValues,
    onSaved: (answer) => onSaved?.(answer, form),
    onRefused,
    codeFields,
    failure,
  });
  useUnsaved(unsaved, guard);
  const parts: FormParts = useMemo(
    () => ({
      fields,
      summary,
      restored,
      idOf: (name) => `${id}${name}`,
      discard: () => {
        hideNotice();
        form.reset();
      },
    }),
    [fields, summary, restored, id, form],
  );
  return (
    <FormProvider {...form}>
      <FormContext value={parts}>
        <chakra.form noValidate onFocus={() => void schemaOf(check)} onSubmit={submit} {...rest}>
          {typeof children === 'function' ? children(form) : children}
        </chakra.form>
      </FormContext>
    </FormProvider>
  );
}

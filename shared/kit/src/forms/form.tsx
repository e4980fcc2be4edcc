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
import { type FormDraft, useKeptDraft } from './use-kept-draft.ts';
import { useSubmission } from './use-submission.ts';

export interface FormProps<Values extends FieldValues, Body = Values, Answer = unknown>
  extends Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'children' | 'defaultValue'> {
  /** What it begins with. What differs from it counts as changed. */
  defaultValues: Values;
  /** Checks what would be sent before it is sent; the file with the check is fetched at the first touch. */
  check?: FormCheck;
  /** What is sent for the values; the values themselves unless told. */
  body?: (values: Values) => Body;
  /** Sends it. What it throws is shown, a `RequestError`'s fields at the form's fields. A form that is saved while it is filled in has none. */
  onSubmit?: (body: Body, form: UseFormReturn<Values>) => Promise<Answer> | Answer;
  /** After it was sent and nothing counts as changed any more. A page may be left here. */
  onSaved?: (answer: Answer, form: UseFormReturn<Values>) => void;
  /** The values as the server has saved them; those that were sent unless told. */
  savedValues?: (answer: Answer) => Values;
  /** @returns true when the failure is shown by the caller. */
  onRefused?: (error: unknown, form: UseFormReturn<Values>) => boolean;
  /** Fields of error codes that name none: `{ USERNAME_TAKEN: 'username' }`. */
  codeFields?: CodeFields<Extract<keyof Values, string>>;
  /** Words for a failure that brings none: `Failed to update profile`. */
  failure?: string;
  /** Keeps what is typed in this browser until it is sent. */
  draft?: FormDraft;
  /** Whether to ask before changes are left behind, or the dialog around is closed. Default: true without a draft. */
  guard?: boolean;
  /** The fields; a function gets react-hook-form's own `form`, for `control`, `watch` and `setValue`. */
  children: ReactNode | ((form: UseFormReturn<Values>) => ReactNode);
}

/** A form by react-hook-form: checked, sent once, answered at its fields. See `docs/developers/kit.md`. */
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
  const { restored, settle } = useKeptDraft(form, draft);
  const { submit, summary, unsaved } = useSubmission(form, fields, {
    send: (values) => {
      settle();
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
        settle();
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

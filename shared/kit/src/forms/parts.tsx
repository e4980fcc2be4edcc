import { Skeleton, Stack } from '@chakra-ui/react';
import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import { PENDING } from '../lists/pending.ts';

const FIELDS = ['a', 'b', 'c', 'd'];

/** Placeholder while the forms chunk is loading. */
function FormSkeleton() {
  return (
    <Stack gap="6" role="status" {...PENDING}>
      {FIELDS.map((field) => (
        <Skeleton key={field} height="4.5rem" borderRadius="md" />
      ))}
    </Stack>
  );
}

type Forms = typeof import('./chunk.ts');

const forms = new LazyModule<Forms>(() =>
  withLazyCatalog(import(/* webpackChunkName: "forms" */ './chunk.ts')),
);

/**
 * Preloads the form components before a page with a form is rendered. Otherwise they are loaded on render. Inputs are in chunks of their own: see
 * `loadFields` and `loadControls`.
 */
export const loadForms = (): Promise<unknown> => forms.ahead();

const LazyForm = lazyComponent(forms, (parts) => parts.Form) as ComponentType<object>;

/** Suspends locally. */
const FormWithBoundary = (props: object) => (
  <Suspense fallback={<FormSkeleton />}>
    <LazyForm {...props} />
  </Suspense>
);

/**
 * @example
 * <Form
 *   defaultValues={{ title: '' }}
 *   check="POST /api/forms"
 *   onSubmit={(body) => call('POST /api/forms', { body })}
 *   onSaved={({ id }) => void navigate(`/forms/manage/${id}`)}
 *   failure={t`The form could not be created`}
 * >
 *   {({ control }) => (
 *     <Stack gap="6">
 *       <FormSummary />
 *       <FormField control={control} name="title" label={t`Title`} rules={{ required: t`Enter a title.` }}>
 *         {(field) => <Input {...field} maxLength={FORM_LIMITS.title} />}
 *       </FormField>
 *       <SubmitButton>
 *         <Trans>Create form</Trans>
 *       </SubmitButton>
 *     </Stack>
 *   )}
 * </Form>
 */
export const Form = FormWithBoundary as Forms['Form'];
export const FormField: Forms['FormField'] = lazyComponent(forms, (parts) => parts.FormField);
/** @example <FormNumberField control={control} name="days" label={t`Days`} min={1} max={365} /> */
export const FormNumberField: Forms['FormNumberField'] = lazyComponent(
  forms,
  (parts) => parts.FormNumberField,
);
export const SelectField: Forms['SelectField'] = lazyComponent(forms, (parts) => parts.SelectField);
export const FormSwitch: Forms['FormSwitch'] = lazyComponent(forms, (parts) => parts.FormSwitch);
/**
 * @example
 * <FormBar>
 *   <SubmitButton needsChange>{t`Save`}</SubmitButton>
 * </FormBar>
 */
export const FormBar: Forms['FormBar'] = lazyComponent(forms, (parts) => parts.FormBar);
export const FormSummary: Forms['FormSummary'] = lazyComponent(forms, (parts) => parts.FormSummary);
/** @example <SubmitButton needsChange>{t`Save`}</SubmitButton> */
export const SubmitButton: Forms['SubmitButton'] = lazyComponent(forms, (parts) => parts.SubmitButton);
/**
 * @example
 * <FormBar>
 *   <UnsavedChanges />
 *   <SubmitButton needsChange>{t`Save`}</SubmitButton>
 * </FormBar>
 */
export const UnsavedChanges: Forms['UnsavedChanges'] = lazyComponent(forms, (parts) => parts.UnsavedChanges);
/** react-hook-form's Controller, for inputs other than the browser's. */
export const Controller: Forms['Controller'] = lazyComponent(forms, (parts) => parts.Controller);
/**
 * react-hook-form's Watch: renders with the current value of one field, of several, or of the whole form. Only what it renders follows each
 * keystroke; the form's own `watch()` would render the whole form.
 * @example
 * <Watch control={control} name="price" render={(price) => <Text>{price}</Text>} />
 */
export const Watch: Forms['Watch'] = lazyComponent(forms, (parts) => parts.Watch);

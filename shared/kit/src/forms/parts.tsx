import { type ComponentType, Suspense } from 'react';
import { withLazyCatalog } from '../i18n/with-lazy-catalog.ts';
import { lazyComponent } from '../lazy/lazy-component.ts';
import { LazyModule } from '../lazy/lazy-module.ts';
import { FormSkeleton } from './form-skeleton.tsx';

type Forms = typeof import('./chunk.ts');

const forms = new LazyModule<Forms>(() =>
  withLazyCatalog(import(/* webpackChunkName: "forms" */ './chunk.ts')),
);

/** Fetches what forms are made of before a page with one is drawn. A page that draws one fetches it anyway. */
export const loadForms = (): Promise<unknown> => forms.ahead();

const LazyForm = lazyComponent(forms, (parts) => parts.Form) as ComponentType<object>;

/** It keeps the wait for its file to itself. */
const FormWithBoundary = (props: object) => (
  <Suspense fallback={<FormSkeleton />}>
    <LazyForm {...props} />
  </Suspense>
);

export const Form = FormWithBoundary as Forms['Form'];
export const FormField: Forms['FormField'] = lazyComponent(forms, (parts) => parts.FormField);
export const FormSwitch: Forms['FormSwitch'] = lazyComponent(forms, (parts) => parts.FormSwitch);
export const FormSummary: Forms['FormSummary'] = lazyComponent(forms, (parts) => parts.FormSummary);
export const SubmitButton: Forms['SubmitButton'] = lazyComponent(forms, (parts) => parts.SubmitButton);
/** react-hook-form's own, for what isn't an input of the browser. */
export const Controller: Forms['Controller'] = lazyComponent(forms, (parts) => parts.Controller);

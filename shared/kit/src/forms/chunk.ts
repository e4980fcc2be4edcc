/** What forms are made of, with react-hook-form. It is a file by itself: whoever only reads never fetches it. */
export { Form } from './form.tsx';
export { Controller } from './form-controller.tsx';
export { FormField } from './form-field.tsx';
export { FormSummary } from './form-summary.tsx';
export { FormSwitch } from './form-switch.tsx';
export { SubmitButton } from './submit-button.tsx';

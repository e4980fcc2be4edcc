/** Form components with react-hook-form. In a chunk of its own: users who only read never load it. */

export { Watch } from 'react-hook-form';
export { Form } from './form.tsx';
export { FormBar } from './form-bar.tsx';
export { Controller } from './form-controller.tsx';
export { FormField } from './form-field.tsx';
export { FormNumberField } from './form-number-field.tsx';
export { FormSummary } from './form-summary.tsx';
export { FormSwitch } from './form-switch.tsx';
export { SelectField } from './select-field.tsx';
export { SubmitButton } from './submit-button.tsx';
export { UnsavedChanges } from './unsaved-changes.tsx';

import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { LazyModule } from '../lazy/lazy-module.ts';

/** In the chunk of the overlays, which a dialog needs anyway. */
const dialog = new LazyModule(() => import(/* webpackChunkName: "overlays" */ './form-dialog.tsx'));

/**
 * @example
 * <FormDialog
 *   trigger={<Button>{t`New form`}</Button>}
 *   title={<Trans>New form</Trans>}
 *   submitLabel={<Trans>Create form</Trans>}
 *   defaultValues={{ title: '' }}
 *   check="POST /api/forms"
 *   onSubmit={(body) => call('POST /api/forms', { body })}
 *   failure={t`The form could not be created`}
 * >
 *   {({ control }) => (
 *     <FormField control={control} name="title" label={t`Title`} rules={{ required: t`Enter a title.` }}>
 *       {(field) => <Input {...field} maxLength={FORM_LIMITS.title} />}
 *     </FormField>
 *   )}
 * </FormDialog>
 */
export const FormDialog: typeof import('./form-dialog.tsx').FormDialog = lazyDialog(
  dialog,
  (parts) => parts.FormDialog,
);

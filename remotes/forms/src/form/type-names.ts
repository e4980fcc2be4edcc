import type { FormFieldType, FormKind, FormState } from '@boardwalk/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Labels of the field types in the form builder. */
export const TYPE_NAMES: Record<FormFieldType, MessageDescriptor> = {
  short_text: msg`Short text`,
  long_text: msg`Long text`,
  number: msg`Number`,
  date: msg`Date`,
  email: msg`E-mail address`,
  url: msg`Web address`,
  select: msg`List to choose from`,
  multi_select: msg`Several choices`,
  radio: msg`One choice`,
  consent: msg`Consent`,
  scale: msg`Scale`,
  identity: msg`Linked account`,
  file: msg`File`,
  quiz: msg`Rule quiz`,
  heading: msg`Heading`,
  paragraph: msg`Text to read`,
};

export const KIND_NAMES: Record<FormKind, MessageDescriptor> = {
  whitelist: msg`Whitelist`,
  staff: msg`Staff application`,
  appeal: msg`Ban appeal`,
  general: msg`Other`,
};

export const FORM_STATE_NAMES: Record<FormState, MessageDescriptor> = {
  draft: msg`Never published`,
  open: msg`Open`,
  closed: msg`Closed`,
};

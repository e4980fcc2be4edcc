import { FORM_KINDS, FORM_LIMITS, type FormSettings } from '@boardwalk/contracts';
import {
  FormNumberField,
  FormSwitch,
  Grid,
  Heading,
  SelectField,
  Stack,
  Text,
  type UseFormReturn,
  Watch,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { KIND_NAMES } from '../../form/type-names.ts';
import type { FormDraft } from './form-draft.ts';
import { RubricList, TemplateList } from './review-lists.tsx';

const APPROVAL_ROLES = ['WHITELISTED', 'STREAMER', 'HELPER', 'AUTHOR', 'EDITOR'] as const;

/** Processing rules for the applications of a form. */
export function SettingsFields({ form }: { form: UseFormReturn<FormDraft> }) {
  const { t, i18n } = useLingui();
  const { control } = form;
  const interviews: Record<FormSettings['interview'], string> = {
    never: t`No interview`,
    optional: t`If the reviewer wants one`,
    required: t`Before every approval`,
  };
  return (
    <Stack gap="10" maxW="44rem">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }} gap="5">
        <SelectField
          control={control}
          name="kind"
          label={t`Type of form`}
          options={FORM_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_NAMES[kind]) }))}
        />
        <SelectField control={control} name="settings.interview" label={t`Interview`} options={interviews} />
        <FormNumberField
          control={control}
          name="settings.cooldownDays"
          label={t`Days until a second attempt`}
          helperText={t`Counted from the denial.`}
          min={0}
          max={365}
        />
        <FormNumberField
          control={control}
          name="settings.dueHours"
          label={t`Hours until an application is overdue`}
          min={1}
          max={1440}
        />
      </Grid>
      <Section
        title={t`After an approval`}
        lead={t`Each step runs once. You can retry it on the review page.`}
      >
        <SelectField
          control={control}
          name="settings.approval.role"
          label={t`Role`}
          options={APPROVAL_ROLES}
          maxW="16rem"
          rules={{ setValueAs: (role) => role || null }}
        >
          <option value="">{t`No role`}</option>
        </SelectField>
        <FormSwitch
          control={control}
          name="settings.approval.whitelist"
          label={t`Let them join the game server`}
          helperText={t`Uses their linked game account.`}
        />
        <FormSwitch
          control={control}
          name="settings.approval.chat"
          label={t`Announce it in the chat community`}
        />
      </Section>
      <Section
        title={t`Rubric`}
        lead={t`What reviewers score. No one sees the scores of others before giving their own.`}
      >
        <Watch
          control={control}
          name="settings.rubric"
          render={(rubric) => (
            <RubricList
              items={rubric}
              onChange={(next) => form.setValue('settings.rubric', next, { shouldDirty: true })}
            />
          )}
        />
      </Section>
      <Section
        title={t`Templates`}
        lead={t`Texts for decisions and messages. A reviewer can change them before sending.`}
      >
        <Watch
          control={control}
          name="settings.templates"
          render={(templates) => (
            <TemplateList
              items={templates}
              onChange={(next) => form.setValue('settings.templates', next, { shouldDirty: true })}
            />
          )}
        />
      </Section>
      <Text fontSize="sm" color="fg.muted">
        <Trans>
          Saved settings apply immediately, also to open applications. Each text can have up to{' '}
          {FORM_LIMITS.reason} characters.
        </Trans>
      </Text>
    </Stack>
  );
}

function Section({ title, lead, children }: { title: string; lead: string; children: React.ReactNode }) {
  return (
    <Stack gap="4" borderTopWidth="1px" pt="6">
      <Stack gap="1">
        <Heading as="h2" textStyle="lg">
          {title}
        </Heading>
        <Text color="fg.muted" fontSize="sm">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

import { type CurrentUser, PROFILE_LIMITS } from '@boardwalk/contracts';
import { Button, Field, Input, NativeSelect, Panel, Stack, Switch, Textarea } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ProfileConflict } from './profile-conflict.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** What the member may change of themself. A change made elsewhere in the meantime is shown, never overwritten unasked. */
export function ProfileForm({ user }: { user: CurrentUser }) {
  const { t } = useLingui();
  const form = useProfileForm(user);
  const { values, set, problem } = form;
  return (
    <Panel asChild>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
        noValidate
      >
        <Stack gap="6">
          {form.conflict && (
            <ProfileConflict theirs={form.conflict} onTake={form.takeTheirs} onKeep={form.keepMine} />
          )}
          <Row label={t`Name`} problem={problem('fullName')}>
            <Input
              value={values.fullName}
              maxLength={PROFILE_LIMITS.fullName}
              autoComplete="name"
              onChange={(event) => set({ fullName: event.target.value })}
            />
          </Row>
          <Row
            label={t`Handle`}
            help={t`Letters, digits, dot, dash and underscore.`}
            problem={problem('username')}
          >
            <Input
              value={values.username}
              maxLength={PROFILE_LIMITS.username}
              autoComplete="username"
              autoCapitalize="none"
              onChange={(event) => set({ username: event.target.value })}
            />
          </Row>
          <Row
            label={t`About you`}
            help={
              <Plural
                value={PROFILE_LIMITS.bio - values.bio.length}
                one="# character left"
                other="# characters left"
              />
            }
            problem={problem('bio')}
          >
            <Textarea
              value={values.bio}
              maxLength={PROFILE_LIMITS.bio}
              autoresize
              minH="28"
              onChange={(event) => set({ bio: event.target.value })}
            />
          </Row>
          <Row label={t`Pronouns`} problem={problem('pronouns')}>
            <Input
              value={values.pronouns}
              maxLength={PROFILE_LIMITS.pronouns}
              onChange={(event) => set({ pronouns: event.target.value })}
            />
          </Row>
          <ZoneRow
            value={values.timeZone}
            onChange={(timeZone) => set({ timeZone })}
            problem={problem('timeZone')}
          />
          <Switch.Root
            checked={values.listedOnTeam}
            onCheckedChange={({ checked }) => set({ listedOnTeam: checked })}
            colorPalette="tide"
          >
            <Switch.HiddenInput />
            <Switch.Control>
              <Switch.Thumb />
            </Switch.Control>
            <Switch.Label>
              <Trans>Show me on the About page when I am on the team</Trans>
            </Switch.Label>
          </Switch.Root>
          <Button
            type="submit"
            colorPalette="sodium"
            alignSelf="start"
            loading={form.saving}
            disabled={!form.changed}
          >
            <Trans>Save profile</Trans>
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

interface RowProps {
  label: string;
  help?: ReactNode;
  problem?: string;
  children: ReactNode;
}

function Row({ label, help, problem, children }: RowProps) {
  return (
    <Field.Root invalid={problem !== undefined}>
      <Field.Label>{label}</Field.Label>
      {children}
      {help && <Field.HelperText>{help}</Field.HelperText>}
      {problem && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  );
}

function ZoneRow({
  value,
  onChange,
  problem,
}: {
  value: string;
  onChange: (zone: string) => void;
  problem?: string;
}) {
  const { t } = useLingui();
  return (
    <Row label={t`Time zone`} problem={problem}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{t`Like my device`}</option>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Row>
  );
}

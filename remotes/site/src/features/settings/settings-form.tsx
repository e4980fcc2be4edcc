import type { CurrentSite, PageLanguage, SiteSettings } from '@boardwalk/contracts';
import {
  call,
  Form,
  FormBar,
  FormField,
  FormSummary,
  Grid,
  Input,
  RequestError,
  Stack,
  SubmitButton,
  toast,
  UnsavedChanges,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useRefreshSettings } from '../../settings/queries.ts';
import { DocumentsPart } from './documents-part.tsx';
import { FeaturesPart } from './features-part.tsx';
import { HomePart } from './home-part.tsx';
import { IdentityPart } from './identity-part.tsx';
import { LinksPart } from './links-part.tsx';
import { LookPart } from './look-part.tsx';
import { type PartId, PartNav, usePart } from './part-nav.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SettingsConflict } from './settings-conflict.tsx';
import type { SettingsFormApi, SettingsValues } from './settings-values.ts';
import { SlotsPart } from './slots-part.tsx';
import { LanguageSwitch, TextLanguage } from './text-language.tsx';

const PARTS: Record<PartId, (form: SettingsFormApi) => ReactNode> = {
  identity: (form) => <IdentityPart form={form} />,
  look: (form) => <LookPart form={form} />,
  home: (form) => <HomePart form={form} />,
  links: (form) => <LinksPart form={form} />,
  documents: (form) => <DocumentsPart form={form} />,
  features: (form) => <FeaturesPart form={form} />,
  slots: (form) => <SlotsPart form={form} />,
};

/** Parts with texts in several languages. */
const TRANSLATED_PARTS: readonly PartId[] = ['identity', 'home', 'links'];

/** All settings in one form, one part at a time, with a preview next to it. */
export function SettingsForm({ current }: { current: CurrentSite }) {
  const { t } = useLingui();
  const refresh = useRefreshSettings();
  const part = usePart();
  const [language, setLanguage] = useState<PageLanguage>();
  // Changes are based on this version, whatever the server has meanwhile.
  const [base, setBase] = useState(current);
  const [theirs, setTheirs] = useState<CurrentSite>();
  return (
    <Form<SettingsValues, { version: number; settings: SiteSettings; note: string }, CurrentSite>
      defaultValues={{ settings: base.settings, note: '' }}
      check="PUT /api/site/settings"
      body={({ settings, note }) => ({ version: theirs?.version ?? base.version, settings, note })}
      onSubmit={(body) => call('PUT /api/site/settings', { body })}
      savedValues={({ settings }) => ({ settings, note: '' })}
      onSaved={async (saved) => {
        setTheirs(undefined);
        setBase(saved);
        await refresh(saved);
        toast.add({ description: t`Saved. Visitors see the changes within seconds.`, tone: 'success' });
      }}
      onRefused={(error) => {
        if (!(error instanceof RequestError) || error.code !== 'SITE_STALE') return false;
        setTheirs(error.current as CurrentSite);
        return true;
      }}
      codeFields={{ SITE_LOGO_REFUSED: 'settings.look.logoSvg' as 'settings' }}
      failure={t`The settings could not be saved`}
    >
      {(form) => (
        <TextLanguage value={language}>
          <Stack gap="6">
            <PartNav />
            <Grid
              templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 5fr) minmax(0, 6fr)' }}
              gap="8"
              alignItems="start"
            >
              <Stack gap="6" minW="0">
                {theirs && (
                  <SettingsConflict
                    theirs={theirs}
                    onTake={() => {
                      form.reset({ settings: theirs.settings, note: '' });
                      setTheirs(undefined);
                      setBase(theirs);
                      void refresh(theirs);
                    }}
                  />
                )}
                <FormSummary />
                {TRANSLATED_PARTS.includes(part) && (
                  <LanguageSwitch languages={form.watch('settings.languages')} onChange={setLanguage} />
                )}
                {PARTS[part](form)}
                <FormField
                  control={form.control}
                  name="note"
                  label={t`Note for this version`}
                  helperText={t`Shown next to the version. Optional.`}
                >
                  {(field) => <Input {...field} maxLength={120} />}
                </FormField>
                <FormBar>
                  <UnsavedChanges />
                  <SubmitButton needsChange disabled={theirs !== undefined}>
                    <Trans>Save</Trans>
                  </SubmitButton>
                </FormBar>
              </Stack>
              <PreviewPane form={form} />
            </Grid>
          </Stack>
        </TextLanguage>
      )}
    </Form>
  );
}

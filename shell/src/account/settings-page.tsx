import {
  AFTER_PENDING,
  Button,
  clock,
  DATE_FORMATS,
  ErrorBoundary,
  formatDate,
  LANGUAGES,
  type Language,
  lazyComponent,
  Page,
  type Settings,
  Stack,
  THEMES,
  type Theme,
  toast,
  useSettingsStore,
  useSite,
  useUiStore,
  WEEK_STARTS,
  type WeekStart,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { notificationSettings } from '../notifications/lazy-parts.ts';
import { OwnDataExport } from './personal-data/data-export.tsx';
import { DeleteAccount } from './personal-data/delete-account.tsx';
import { Sessions } from './sessions/sessions.tsx';
import { Choice, Toggle } from './setting-controls.tsx';
import { SettingGroup } from './setting-group.tsx';
import { SettingSections } from './setting-sections.tsx';

const NotificationSettings = lazyComponent(notificationSettings, (parts) => parts.NotificationSettings);

/** The member's settings on this device. Changes apply immediately. */
export default function SettingsPage() {
  const { t } = useLingui();
  const { languages } = useSite();
  const { reset, change } = useSettingsStore();
  const setTheme = useUiStore((state) => state.setTheme);
  const [resets, setResets] = useState(0);
  const startOver = () => {
    reset();
    change({ language: browserLanguage(languages) });
    setTheme('system');
    setResets(resets + 1);
    toast.add({ description: t`All settings were reset to their defaults.`, tone: 'success' });
  };
  const sections = [
    ['display', t`Display`],
    ['language', t`Language and dates`],
    ['notifications', t`Notifications`],
    ['notification-types', t`What you are notified about`],
    ['sessions', t`Sessions`],
    ['data', t`Your data`],
    ['deletion', t`Delete your account`],
  ] as const;
  return (
    <Page
      title={t`Settings`}
      lead={t`Changes apply immediately. Notifications are saved in your account, everything else on this device.`}
    >
      <SettingSections sections={sections}>
        <Stack gap="12" css={{ [AFTER_PENDING]: { display: 'none' } }}>
          <AppearanceSettings />
          <LanguageSettings />
          <ErrorBoundary>
            <NotificationSettings resets={resets} />
          </ErrorBoundary>
          <Button variant="outline" alignSelf="start" onClick={startOver}>
            <Trans>Reset all settings</Trans>
          </Button>
          <SettingGroup
            id="sessions"
            title={t`Sessions`}
            about={t`Where you are signed in. If you end a session, that browser has to sign in again.`}
          >
            <Sessions />
          </SettingGroup>
          <SettingGroup
            id="data"
            title={t`Your data`}
            about={t`Everything the site stores about you, as a file.`}
          >
            <OwnDataExport />
          </SettingGroup>
          <SettingGroup
            id="deletion"
            title={t`Delete your account`}
            about={t`You have 14 days to change your mind.`}
          >
            <DeleteAccount />
          </SettingGroup>
        </Stack>
      </SettingSections>
    </Page>
  );
}

function AppearanceSettings() {
  const { t } = useLingui();
  const { display, changeDisplay, autoplayVideos, letterKeys, change } = useSettingsStore();
  const theme = useUiStore((state) => state.theme);
  const setTheme = useUiStore((state) => state.setTheme);
  const themes: Record<Theme, string> = { system: t`Same as device`, light: t`Light`, dark: t`Dark` };
  const densities: Record<Settings['display']['density'], string> = {
    compact: t`Compact`,
    comfortable: t`Comfortable`,
    spacious: t`Spacious`,
  };
  const shortcuts: Record<Settings['letterKeys'], string> = {
    off: t`Off`,
    navigate: t`Only those that open something`,
    all: t`All`,
  };
  const sizes: Record<Settings['display']['fontSize'], string> = {
    small: t`Small`,
    medium: t`Medium`,
    large: t`Large`,
  };
  return (
    <SettingGroup id="display" title={t`Display`} about={t`Text size, spacing, contrast and motion.`}>
      <Choice
        label={t`Theme`}
        value={theme}
        options={THEMES.map((key) => [key, themes[key]])}
        onChange={setTheme}
      />
      <Choice
        label={t`Density`}
        value={display.density}
        options={entries(densities)}
        onChange={(density) => changeDisplay({ density })}
      />
      <Choice
        label={t`Font size`}
        value={display.fontSize}
        options={entries(sizes)}
        onChange={(fontSize) => changeDisplay({ fontSize })}
      />
      <Toggle
        label={t`Reduce animations`}
        help={t`Turns off automatic motion, including the slideshow on the sign-in page.`}
        checked={display.reduceAnimations}
        onChange={(reduceAnimations) => changeDisplay({ reduceAnimations })}
      />
      <Toggle
        label={t`High contrast`}
        help={t`Stronger text and borders.`}
        checked={display.highContrastMode}
        onChange={(highContrastMode) => changeDisplay({ highContrastMode })}
      />
      <Toggle
        label={t`Autoplay videos`}
        help={t`Streams start when you open their page.`}
        checked={autoplayVideos}
        onChange={(next) => change({ autoplayVideos: next })}
      />
      <Choice
        label={t`Single-key shortcuts`}
        help={t`Keys such as / for the search, or J and K in lists. Some change something immediately, such as A to take over an entry of the inbox.`}
        value={letterKeys}
        options={entries(shortcuts)}
        onChange={(next) => change({ letterKeys: next })}
      />
    </SettingGroup>
  );
}

function LanguageSettings() {
  const { t } = useLingui();
  const { languages } = useSite();
  const { language, defaultDateFormat, weekStart, change } = useSettingsStore();
  const isOffered = ([each]: [Language, string]) => languages.some((offered) => offered === each);
  const now = clock.date();
  const weekStarts: Record<WeekStart, string> = {
    locale: t`Same as device`,
    MO: t`Monday`,
    SA: t`Saturday`,
    SU: t`Sunday`,
  };
  return (
    <SettingGroup
      id="language"
      title={t`Language and dates`}
      about={t`The language of the site itself. What members write stays in their language.`}
    >
      <Choice
        label={t`Language`}
        value={language}
        options={[...entries(LANGUAGES as Record<Language, string>).filter(isOffered), ...pseudoLanguage()]}
        onChange={(next) => change({ language: next })}
      />
      <Choice
        label={t`Date format`}
        value={defaultDateFormat}
        options={DATE_FORMATS.map((format) => [format, formatDate(now, format, { language })])}
        onChange={(next) => change({ defaultDateFormat: next })}
      />
      <Choice
        label={t`First day of the week`}
        value={weekStart}
        options={WEEK_STARTS.map((key) => [key, weekStarts[key]])}
        onChange={(next) => change({ weekStart: next })}
      />
    </SettingGroup>
  );
}

/** Returns the first of the browser's languages that the site supports: the default for visitors who have chosen none. */
function browserLanguage(offered: readonly Language[]): Language {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const [fallback = 'en'] = offered;
  return wanted.flatMap((tag) => offered.find((language) => language === tag) ?? []).at(0) ?? fallback;
}

/** Replaced with its value at build time. */
declare const process: { env: { NODE_ENV: string } };

function pseudoLanguage(): [Language, string][] {
  return process.env.NODE_ENV === 'development' ? [['en-XA', 'Pseudo-language']] : [];
}

function entries<K extends string>(table: Record<K, string>): [K, string][] {
  return Object.entries(table) as [K, string][];
}

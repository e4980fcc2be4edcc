import { useLingui } from '@lingui/react/macro';

/** Code as it was typed, with the name of its language. It scrolls by itself, also for those who have only keys. */
export function Code({ language, children }: { language?: string; children: string }) {
  const { t } = useLingui();
  return (
    <figure data-code="">
      {language && <figcaption>{language}</figcaption>}
      {/* biome-ignore lint/a11y/useSemanticElements: It has a name and is reached by keyboard, and it is preformatted. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by keyboard. */}
      <pre translate="no" role="region" aria-label={language ? t`Code: ${language}` : t`Code`} tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </figure>
  );
}

import { useLingui } from '@lingui/react/macro';

/** Code as it was typed, with the name of its language. Scrollable, also by keyboard. */
export function Code({ language, children }: { language?: string; children: string }) {
  const { t } = useLingui();
  return (
    <figure data-code="">
      {language && <figcaption>{language}</figcaption>}
      {/* biome-ignore lint/a11y/useSemanticElements: It has a name and is focusable, and it is preformatted. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Scrollable content has to be reachable by keyboard. */}
      <pre translate="no" role="region" aria-label={language ? t`Code: ${language}` : t`Code`} tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </figure>
  );
}

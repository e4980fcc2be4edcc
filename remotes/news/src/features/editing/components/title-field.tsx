import { ARTICLE_LIMITS } from '@boardwalk/contracts';
import { chakra } from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';

interface TitleFieldProps {
  title: string;
  onChange: (title: string) => void;
  /** Enter leads on to the text. */
  onEnter: () => void;
}

/** The headline, as large as readers see it. */
export function TitleField({ title, onChange, onEnter }: TitleFieldProps) {
  const { t } = useLingui();
  return (
    <chakra.textarea
      aria-label={t`Title`}
      rows={1}
      value={title}
      maxLength={ARTICLE_LIMITS.title}
      placeholder={t`Headline`}
      onChange={(event) => onChange(event.target.value.replace(/\n/g, ' '))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onEnter();
      }}
      fontFamily="heading"
      fontWeight="800"
      textStyle="4xl"
      lineHeight="1.06"
      width="100%"
      bg="transparent"
      resize="none"
      outline="none"
      css={{ fieldSizing: 'content' }}
      borderBottomWidth="2px"
      borderColor="border"
      _focusVisible={{ borderColor: 'sodium.focusRing' }}
      _placeholder={{ color: 'fg.muted' }}
      py="2"
    />
  );
}

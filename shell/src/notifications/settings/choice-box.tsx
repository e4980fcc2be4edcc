import { chakra } from '@boardwalk/kit';
import { type ReactNode, useId } from 'react';

interface ChoiceBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The whole name, for those who don't see where it stands. */
  name: string;
  /** Why it has no effect now. */
  closed: string | null;
  /** Words beside it. */
  children?: ReactNode;
}

/** One small choice. Where it has no effect it can't be changed, and says why to whoever asks. */
export function ChoiceBox({ checked, onChange, name, closed, children }: ChoiceBoxProps) {
  const id = useId();
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="8"
      minW="8"
      justifyContent={children ? 'start' : 'center'}
      cursor={closed ? 'default' : 'pointer'}
      color={closed ? 'fg.muted' : 'fg'}
      title={closed ?? undefined}
    >
      <chakra.input
        type="checkbox"
        boxSize="5"
        accentColor="var(--chakra-colors-tide-solid)"
        checked={checked}
        disabled={closed !== null}
        onChange={(event) => onChange(event.currentTarget.checked)}
        aria-label={name}
        aria-describedby={closed ? id : undefined}
      />
      {children}
      {closed && (
        <chakra.span id={id} hidden>
          {closed}
        </chakra.span>
      )}
    </chakra.label>
  );
}

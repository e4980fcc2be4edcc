import { chakra, type SystemStyleObject, Text, VisuallyHidden } from '@boardwalk/kit';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type Kind = 'added' | 'removed';

/** Each kind has an element, a sign and a color, so that it doesn't depend on a single one of them. */
const LOOKS = {
  added: { element: chakra.ins, sign: '+', bg: 'tide.muted', color: 'tide.fg' },
  removed: { element: chakra.del, sign: '−', bg: 'signal.muted', color: 'signal.fg' },
} as const;

/** Fades removed pictures and players. */
const faded: SystemStyleObject = { '& :is(img, [data-embed])': { opacity: '0.55' } };

interface ChangeProps {
  kind: Kind;
  children: ReactNode;
}

/** Added or removed words within a line. */
export function ChangedWords({ kind, children }: ChangeProps) {
  const { element: Element, sign, bg, color } = LOOKS[kind];
  return (
    <Element
      bg={bg}
      color={color}
      textDecoration={kind === 'added' ? 'underline' : 'line-through'}
      borderRadius="xs"
      px="0.5"
    >
      <span aria-hidden>{sign}</span>
      <Begin kind={kind} />
      {children}
      <VisuallyHidden>
        {' '}
        <Trans>[end]</Trans>
      </VisuallyHidden>
    </Element>
  );
}

/** An added or removed block. */
export function ChangedBlock({ kind, children }: ChangeProps) {
  const { element: Element, sign, bg, color } = LOOKS[kind];
  return (
    <Element
      display="block"
      bg={bg}
      textDecoration="none"
      borderInlineStartWidth="3px"
      borderColor={color}
      borderRadius="xs"
      ps="3"
      pe="2"
      py="1"
      css={kind === 'removed' ? faded : undefined}
    >
      <Text textStyle="sm" fontWeight="semibold" color={color}>
        <span aria-hidden>{sign} </span>
        {kind === 'added' ? <Trans>Added</Trans> : <Trans>Removed</Trans>}
      </Text>
      {children}
      <VisuallyHidden>
        <Trans>[end]</Trans>
      </VisuallyHidden>
    </Element>
  );
}

function Begin({ kind }: { kind: Kind }) {
  return (
    <VisuallyHidden>{kind === 'added' ? <Trans>[added]</Trans> : <Trans>[removed]</Trans>} </VisuallyHidden>
  );
}

/** Description of a change other than text. */
export function ChangeNote({ children }: { children: ReactNode }) {
  return (
    <Text as="span" display="block" textStyle="sm" color="dusk.fg" fontWeight="normal" fontFamily="body">
      <span aria-hidden>± </span>
      {children}
    </Text>
  );
}

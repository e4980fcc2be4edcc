import { COMMENT_LIMIT } from '@boardwalk/contracts';
import { Button, chakra, HStack, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { Field, Textarea } from '../chakra/forms.ts';

interface CommentFieldProps {
  label: ReactNode;
  action: ReactNode;
  /** What stands in it at first. */
  text?: string;
  busy: boolean;
  /** @returns whether it was taken; then the field is emptied. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** From here on it is said how much room is left. */
const NEAR_THE_END = COMMENT_LIMIT - 200;

/** A comment while it is being written. What was typed stays until the server has taken it. */
export function CommentField({ label, action, text: first = '', busy, onSend, onCancel }: CommentFieldProps) {
  const [text, setText] = useState(first);
  const left = COMMENT_LIMIT - text.trim().length;
  useBeforeUnload((event) => {
    if (text.trim() !== first.trim()) event.preventDefault();
  });
  return (
    <chakra.form
      onSubmit={async (event) => {
        event.preventDefault();
        if (!busy && text.trim() !== '' && left >= 0 && (await onSend(text.trim()))) setText('');
      }}
    >
      <Field.Root invalid={left < 0}>
        <Field.Label>{label}</Field.Label>
        <Textarea
          rows={3}
          autoresize
          maxH="20rem"
          bg="bg.panel"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <HStack width="100%" justify="space-between" mt="2" wrap="wrap">
          <Text role="status" textStyle="sm" color={left < 0 ? 'signal.fg' : 'fg.muted'}>
            {text.length > NEAR_THE_END && <Trans>{left} characters left</Trans>}
          </Text>
          <HStack>
            {onCancel && (
              <Button size="sm" variant="ghost" onClick={onCancel}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            <Button
              type="submit"
              size="sm"
              variant="outline"
              disabled={text.trim() === '' || left < 0}
              loading={busy}
            >
              {action}
            </Button>
          </HStack>
        </HStack>
      </Field.Root>
    </chakra.form>
  );
}

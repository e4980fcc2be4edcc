import { COMMENT_LIMIT } from '@boardwalk/contracts';
import { Button, chakra, HStack, Spinner, Text } from '@chakra-ui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Field, Textarea } from '../chakra/forms.ts';
import { useUnsavedText } from '../unsaved/unsaved.ts';
import { MentionList } from './mention-list.tsx';
import { useCommentDraft } from './use-comment-draft.ts';
import { type MentionedMember, useMentions } from './use-mentions.ts';

interface CommentFieldProps {
  /** Id of the draft, unique among the comment fields. */
  draftId: string;
  label: ReactNode;
  action: ReactNode;
  /** Initial text. */
  text?: string;
  /** Members suggested for an @ without text after it. */
  people: readonly MentionedMember[];
  busy: boolean;
  /** Focuses the field on mount. */
  focused?: boolean;
  /** @returns whether it was accepted; then the field is emptied. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

/** Text length from which the remaining characters are shown. */
const NEAR_THE_END = COMMENT_LIMIT - 200;

/** A form to write a comment. The text stays until the server has accepted it. */
export function CommentField({
  draftId,
  label,
  action,
  text: first = '',
  people,
  busy,
  focused = false,
  onSend,
  onCancel,
}: CommentFieldProps) {
  const { text, isStored, change, clear, discard } = useCommentDraft(draftId, first);
  const { field, putCaret } = useCaret(focused);
  const mentions = useMentions({
    text,
    people,
    onChoose(next) {
      change(next.text);
      putCaret(next.caret);
    },
  });
  const follow = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const { selectionStart, selectionEnd } = currentTarget;
    mentions.follow(selectionStart === selectionEnd ? selectionStart : undefined);
  };
  const left = COMMENT_LIMIT - text.trim().length;
  const isUnchanged = text.trim() === '' || text.trim() === first.trim();
  // A stored draft is restored when the member returns, so no warning is needed.
  useUnsavedText(!isStored && text.trim() !== first.trim());
  return (
    <chakra.form
      width="100%"
      onSubmit={async (event) => {
        event.preventDefault();
        if (!busy && !isUnchanged && left >= 0 && (await onSend(text.trim()))) clear();
      }}
    >
      <Field.Root invalid={left < 0}>
        <Field.Label>{label}</Field.Label>
        <MentionList mentions={mentions} />
        <Textarea
          ref={field}
          rows={3}
          autoresize
          maxH="20rem"
          bg="bg.panel"
          value={text}
          onChange={(event) => {
            change(event.target.value);
            follow(event);
          }}
          onSelect={follow}
          onBlur={() => mentions.follow(undefined)}
          onKeyDown={mentions.onKeyDown}
          aria-autocomplete="list"
          aria-controls={mentions.open ? mentions.listId : undefined}
          aria-activedescendant={mentions.open ? mentions.optionId(mentions.marked) : undefined}
        />
        <HStack width="100%" justify="space-between" mt="2" wrap="wrap">
          <Text role="status" textStyle="sm" color={left < 0 ? 'signal.fg' : 'fg.muted'}>
            {text.length > NEAR_THE_END && <Trans>{left} characters left</Trans>}
          </Text>
          <HStack>
            {onCancel && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => {
                  discard();
                  onCancel();
                }}
              >
                <Trans>Cancel</Trans>
              </Button>
            )}
            {/* Never `disabled`: a disabled button loses the focus. */}
            <Button
              type="submit"
              size="sm"
              variant="outline"
              aria-disabled={busy || isUnchanged || left < 0 || undefined}
              aria-busy={busy || undefined}
            >
              {busy && <Spinner size="sm" />}
              {action}
            </Button>
          </HStack>
        </HStack>
      </Field.Root>
    </chakra.form>
  );
}

/** The field, and a caret to be set once its text is rendered. */
function useCaret(focused: boolean) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<{ at: number }>();
  useEffect(() => {
    const { current } = field;
    if (!focused || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [focused]);
  useLayoutEffect(() => {
    if (caret) field.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);
  return { field, putCaret: (at: number) => setCaret({ at }) };
}

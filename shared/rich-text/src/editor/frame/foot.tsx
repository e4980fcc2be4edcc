import { plainTextOf, type RichText } from '@boardwalk/contracts';
import { Button, HStack, Text, VisuallyHidden } from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NodeSelection } from '@tiptap/pm/state';
import { type Editor, useEditorState } from '@tiptap/react';
import type { Ref } from 'react';
import type { EditorContext } from '../editor-context.ts';
import { excessMessage } from '../limits/excess-messages.ts';
import { excessesIn, showExcess, trimToFit } from '../limits/limits.ts';
import type { EditorMessage } from '../use-editor-context.ts';

interface FootProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  editor: Editor;
  context: EditorContext;
  limit?: number;
  message?: EditorMessage;
  /** Whether the editor has no box around it. Then the keys are shown only while it has the focus. */
  isPlain: boolean;
}

/** Share of the limit from which the length is shown. */
const NEAR_LIMIT = 0.9;

/** Footer of the editor: how to leave it, what is missing, the text's length. Escape moves the focus here, and Tab continues from here. */
export function Foot({ ref, id, editor, context, limit, message, isPlain }: FootProps) {
  const { length, undescribed } = useEditorState({ editor, selector: () => factsOf(editor) });
  const over = limit === undefined ? 0 : Math.max(length - limit, 0);
  const describe = () => {
    const [first] = undescribedPictures(editor);
    if (first === undefined) return;
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, first)).scrollIntoView());
    context.openAltDialog();
  };
  return (
    <HStack
      ref={ref}
      tabIndex={-1}
      wrap="wrap"
      gap="3"
      px={isPlain ? '0' : '4'}
      py="2"
      borderTopWidth={isPlain ? '0' : '1px'}
      textStyle="sm"
      color="fg.muted"
    >
      <Text
        id={id}
        flex="1"
        minW="min(12rem, 100%)"
        css={isPlain ? { '[data-editor]:not(:focus-within) &': { visibility: 'hidden' } } : undefined}
      >
        <Trans>Type / to insert a block. Esc leaves the text, Alt+F10 opens the toolbar.</Trans>
      </Text>
      {undescribed > 0 && (
        <Button size="sm" variant="outline" minH="11" onClick={describe}>
          <Plural value={undescribed} one="Describe # picture" other="Describe # pictures" />
        </Button>
      )}
      {limit !== undefined && length >= limit * NEAR_LIMIT && (
        <Text fontVariantNumeric="tabular-nums" color={over > 0 ? 'fg.error' : undefined}>
          <Length length={length} limit={limit} over={over} />
        </Text>
      )}
      <Overfull editor={editor} context={context} />
      {message?.wrong && (
        <HStack w="full" wrap="wrap" gap="3" role="alert">
          <Text color="fg.error">{message.text}</Text>
          {message.choices?.map(({ label, run }) => (
            <Button key={label} size="sm" variant="outline" minH="11" onClick={run}>
              {label}
            </Button>
          ))}
        </HStack>
      )}
      <VisuallyHidden role="status">
        {over > 0 && <Trans>The text is too long.</Trans>} {!message?.wrong && message?.text}
      </VisuallyHidden>
    </HStack>
  );
}

/** Exceeded limits of the document, with buttons to fix them. The other fields are saved without the document. */
function Overfull({ editor, context }: Pick<FootProps, 'editor' | 'context'>) {
  const { t } = useLingui();
  const excesses = useEditorState({ editor, selector: () => excessesIn(editor.state) });
  const [first] = excesses;
  if (!first) return null;
  const cut = () => {
    if (!trimToFit(editor)) context.fail(t`None of it fits. Split the text into two.`);
  };
  return (
    <HStack w="full" wrap="wrap" gap="3" role="alert">
      <Text color="fg.error">
        {[t`This text can’t be saved as it is.`, ...excesses.map(excessMessage)].join(' ')}
      </Text>
      <Button size="sm" variant="outline" minH="11" onClick={() => showExcess(editor, first)}>
        <Trans>Show where</Trans>
      </Button>
      <Button size="sm" variant="outline" minH="11" onClick={cut}>
        <Trans>Keep what fits</Trans>
      </Button>
    </HStack>
  );
}

function Length({ length, limit, over }: { length: number; limit: number; over: number }) {
  const { i18n } = useLingui();
  if (over > 0) return <Plural value={over} one="# character too many" other="# characters too many" />;
  const [shown, most] = [i18n.number(length), i18n.number(limit)];
  return (
    <Trans>
      {shown} of {most} characters
    </Trans>
  );
}

function factsOf(editor: Editor) {
  const { length } = plainTextOf(editor.getJSON() as RichText);
  return { length, undescribed: undescribedPictures(editor).length };
}

/** Positions of pictures without an alternative text. */
function undescribedPictures(editor: Editor): number[] {
  const found: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === 'image' && node.attrs.alt === '') found.push(at);
  });
  return found;
}

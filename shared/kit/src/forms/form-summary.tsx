import { Alert, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Plural, Trans } from '@lingui/react/macro';
import { useFormContext, useFormState } from 'react-hook-form';
import { inPageOrder, useFormParts } from './form-context.ts';
import { errorAt } from './use-named-field.ts';

interface FormSummaryProps {
  /** Called with the name of a field whose error was followed. By default the field gets the focus; a form in steps shows its step first. */
  onGoTo?: (name: string) => void;
}

/** Messages at the top of a form: errors, linked to their fields, and the notice that it shows a stored draft. */
export function FormSummary({ onGoTo }: FormSummaryProps) {
  const { restored } = useFormParts();
  return (
    <>
      {restored && <RestoredDraft late={restored === 'earlier'} />}
      <RefusedFields onGoTo={onGoTo} />
    </>
  );
}

function RefusedFields({ onGoTo }: FormSummaryProps) {
  const { fields, idOf, summary } = useFormParts();
  const { setFocus } = useFormContext();
  const titleId = idOf('summary');
  const { errors } = useFormState();
  const wrong = inPageOrder(fields).flatMap(([name, { label }]) => {
    const message = errorAt(errors, name);
    return message === undefined ? [] : [{ name, label, message }];
  });
  const whole = Object.values(errors.root ?? {}).flatMap((error) =>
    typeof error === 'object' && error.message ? [error.message] : [],
  );
  if (wrong.length + whole.length === 0) return null;
  const title =
    wrong.length > 0 ? (
      <Plural value={wrong.length} one="# field needs attention" other="# fields need attention" />
    ) : (
      <Trans>This was not saved</Trans>
    );
  return (
    <Alert.Root
      ref={summary}
      status="error"
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      scrollMarginTop="24"
    >
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title id={titleId} fontSize="md">
          {title}
        </Alert.Title>
        {whole.map((message) => (
          <Text key={message} whiteSpace="pre-line">
            {message}
          </Text>
        ))}
        {wrong.length > 0 && (
          <Stack as="ul" gap="1" listStyleType="none">
            {wrong.map(({ name, label, message }) => (
              <li key={name}>
                <chakra.a
                  href={`#${idOf(name)}`}
                  textDecoration="underline"
                  onClick={(event) => {
                    event.preventDefault();
                    if (onGoTo) onGoTo(name);
                    else setFocus(name);
                  }}
                >
                  {label}
                </chakra.a>
                : {message}
              </li>
            ))}
          </Stack>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function RestoredDraft({ late }: { late: boolean }) {
  const { discard } = useFormParts();
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} align={{ base: 'start', sm: 'center' }} gap="3">
      <Text role="status" textStyle="sm" color="fg.muted">
        <Trans>Your unsaved changes were restored from this browser.</Trans>{' '}
        {late && <Trans>The saved version has changed since then.</Trans>}
      </Text>
      <Button size="xs" variant="outline" flexShrink="0" onClick={discard}>
        <Trans>Discard draft</Trans>
      </Button>
    </Stack>
  );
}

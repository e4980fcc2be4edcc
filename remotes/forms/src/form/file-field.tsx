import { FORM_LIMITS, type PublicField } from '@boardwalk/contracts';
import {
  Button,
  type Control,
  Controller,
  chakra,
  errorMessage,
  Flex,
  HStack,
  Progress,
  Stack,
  Text,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { FieldGroup } from './field-group.tsx';
import type { FieldSource } from './field-source.ts';
import { fileSize } from './file-size.ts';
import type { FormValues } from './form-values.ts';

interface FileFieldProps {
  field: Extract<PublicField, { type: 'file' }>;
  control: Control<FormValues>;
  source: FieldSource;
}

/** A file field. Only the applicant and reviewers can download the files. */
export function FileField({ field, control, source }: FileFieldProps) {
  const { t } = useLingui();
  const { id, label, help, required, max } = field;
  return (
    <Controller
      control={control}
      name={id}
      label={label}
      rules={{ required: required ? t`This needs a file.` : undefined }}
      render={({ field: { value, onChange, ref }, fieldState }) => {
        const ids = Array.isArray(value) ? value : [];
        const files = source.files.filter((file) => ids.includes(file.id));
        return (
          <FieldGroup label={label} help={help} required={required} error={fieldState.error?.message}>
            <Stack as="ul" listStyleType="none" gap="2">
              {files.map((file) => (
                <Flex
                  as="li"
                  key={file.id}
                  gap="3"
                  align="center"
                  borderWidth="1px"
                  borderRadius="md"
                  ps="3"
                  pe="1"
                  py="1"
                >
                  <Text flex="1" minW="0" truncate>
                    {file.name}{' '}
                    <chakra.span color="fg.muted" fontSize="sm">
                      {fileSize(file.bytes)}
                    </chakra.span>
                  </Text>
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={t`Remove ${file.name}`}
                    onClick={() => {
                      onChange(ids.filter((one) => one !== file.id));
                      void source.removeFile(file.id);
                    }}
                  >
                    <Trans>Remove</Trans>
                  </Button>
                </Flex>
              ))}
            </Stack>
            {ids.length < max && (
              <Adding
                field={field}
                source={source}
                inputRef={ref}
                onAdded={(added) => onChange([...ids, added])}
              />
            )}
          </FieldGroup>
        );
      }}
    />
  );
}

interface AddingProps {
  field: FileFieldProps['field'];
  source: FieldSource;
  inputRef: (element: HTMLElement | null) => void;
  onAdded: (id: string) => void;
}

function Adding({ field, source, inputRef, onAdded }: AddingProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const megabytes = FORM_LIMITS.fileBytes / 1024 / 1024;
  const add = async (file: File) => {
    if (!source.addFile) return;
    if (file.size > FORM_LIMITS.fileBytes) {
      setProblem(t`This file is too large: at most ${megabytes} MB.`);
      return;
    }
    setProblem(undefined);
    setProgress(0);
    try {
      onAdded((await source.addFile(field.id, file, setProgress)).id);
    } catch (error) {
      setProblem(errorMessage(error));
    }
    setProgress(undefined);
  };
  return (
    <Stack gap="2">
      <chakra.input
        ref={input}
        type="file"
        accept={field.kinds.join(',')}
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void add(file);
        }}
      />
      {progress !== undefined ? (
        <Progress.Root value={Math.round(progress * 100)} size="sm" colorPalette="tide" maxW="20rem">
          <Progress.Track aria-label={t`Uploading the file`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      ) : (
        <HStack>
          <Button
            ref={inputRef}
            variant="outline"
            disabled={!source.addFile}
            onClick={() => input.current?.click()}
          >
            <Trans>Add file</Trans>
          </Button>
          <Text fontSize="sm" color="fg.muted">
            <Trans>At most {megabytes} MB. Only you and the reviewers can open it.</Trans>
          </Text>
        </HStack>
      )}
      {problem && (
        <Text role="alert" fontSize="sm" color="signal.fg">
          {problem}
        </Text>
      )}
    </Stack>
  );
}

import type { RegistryImport } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  Button,
  call,
  chakra,
  Dialog,
  DialogCancel,
  DialogContent,
  type Encoding,
  errorMessage,
  Stack,
  Text,
  toast,
  useEndpointMutation,
  useMutation,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Reading } from './reading.tsx';
import { type RegistryFile, readRegistry } from './registry-files.ts';

/** Dialog to import a CSV file into the registry: a dry run first shows the changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [file, setFile] = useState<RegistryFile>();
  const chooser = useRef<HTMLInputElement>(null);
  const trial = useMutation({
    mutationFn: async ({ chosen, encoding }: { chosen: File; encoding?: Encoding }) => {
      const read = await readRegistry(chosen, encoding);
      setFile(read);
      return call('POST /api/properties/import', { body: { csv: read.csv, dryRun: true } });
    },
    meta: { handlesError: true },
  });
  const apply = useEndpointMutation('POST /api/properties/import', {
    onSuccess: ({ applied }) => {
      if (!applied) return;
      toast.add({ description: t`The registry is up to date`, tone: 'success' });
    },
    meta: { handlesError: true },
  });
  // Problems found by the import are newer than those of the dry run.
  const result = apply.data ?? trial.data;
  const failure = apply.error ?? trial.error;
  const changes = result ? result.added + result.changed : 0;
  const ready = file !== undefined && result !== undefined && result.problems.length === 0 && changes > 0;
  const choose = (chosen: File | undefined, encoding?: Encoding) => {
    apply.reset();
    setFile(undefined);
    if (chosen) trial.mutate({ chosen, encoding });
  };
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()} initialFocusEl={() => chooser.current}>
      <DialogContent>
        <Dialog.Header>
          <Dialog.Title>
            <Trans>Import properties</Trans>
          </Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Stack gap="5">
            <Text>
              <Trans>
                Choose a CSV file with the same columns as the export. Properties are matched by code: new
                ones are added, existing ones are updated. If any line has a problem, nothing is changed.
              </Trans>
            </Text>
            <chakra.label display="block" textStyle="sm" fontWeight="600">
              <Trans>File</Trans>
              <chakra.input
                ref={chooser}
                type="file"
                accept=".csv,text/csv"
                display="block"
                width="100%"
                mt="2"
                fontWeight="400"
                onChange={(event) => choose(event.target.files?.[0])}
              />
            </chakra.label>
            {file && <Reading file={file} onEncoding={(encoding) => choose(file.file, encoding)} />}
            <Box aria-live="polite">
              {trial.isPending && (
                <Text color="fg.muted">
                  <Trans>Reading the file…</Trans>
                </Text>
              )}
              {failure && !trial.isPending && (
                <Text role="alert" color="fg.error">
                  {errorMessage(failure)}
                </Text>
              )}
              {result && !failure && !trial.isPending && <Outcome result={result} />}
            </Box>
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <DialogCancel />
          <Button
            colorPalette="sodium"
            disabled={!ready}
            loading={apply.isPending}
            onClick={() => {
              if (!file) return;
              const body = { csv: file.csv, dryRun: false };
              // Not called if the dialog was closed meanwhile: a later opening stays.
              apply.mutate({ body }, { onSuccess: ({ applied }) => applied && onClose() });
            }}
          >
            <Trans>Import</Trans>
          </Button>
        </Dialog.Footer>
      </DialogContent>
    </Dialog.Root>
  );
}

/** Changes by the file, or its problems. */
function Outcome({ result: { added, changed, unchanged, problems } }: { result: RegistryImport }) {
  if (problems.length > 0) return <Problems problems={problems} />;
  return (
    <Alert.Root status={added + changed > 0 ? 'info' : 'neutral'} borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>
          {added + changed === 0 ? (
            <Trans>The file contains no changes.</Trans>
          ) : (
            <Trans>
              <Plural value={added} one="# new property" other="# new properties" />,{' '}
              <Plural value={changed} one="# updated" other="# updated" />
            </Trans>
          )}
        </Alert.Title>
        <Alert.Description>
          <Plural value={unchanged} one="# unchanged." other="# unchanged." />
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function Problems({ problems }: Pick<RegistryImport, 'problems'>) {
  const { t } = useLingui();
  return (
    <Stack gap="3">
      <Text role="alert" color="fg.error" fontWeight="600">
        <Plural
          value={problems.length}
          one="# problem. Fix it, then choose the file again."
          other="# problems. Fix them, then choose the file again."
        />
      </Text>
      <Box
        role="region"
        aria-label={t`Problems in the file`}
        tabIndex={0}
        maxH="16rem"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="md"
      >
        <Box as="ol" listStyleType="none" textStyle="sm">
          {problems.map(({ line, column, message }) => (
            <Box as="li" key={`${line} ${column} ${message}`} px="3" py="2" borderBottomWidth="1px">
              <chakra.span fontWeight="700" fontVariantNumeric="tabular-nums">
                {column ? (
                  <Trans>
                    Line {line}, {column}
                  </Trans>
                ) : (
                  <Trans>Line {line}</Trans>
                )}
              </chakra.span>{' '}
              {message}
            </Box>
          ))}
        </Box>
      </Box>
    </Stack>
  );
}

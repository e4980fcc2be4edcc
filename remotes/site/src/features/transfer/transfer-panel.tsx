import { type CurrentSite, type EndpointAnswer, STALE_AFTER } from '@boardwalk/contracts';
import {
  Button,
  ConfirmDialog,
  download,
  errorMessage,
  HStack,
  Input,
  invalidateEndpoints,
  PanelSection,
  Stack,
  saveAs,
  Text,
  toast,
  upload,
  useQueryClient,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { DifferenceList } from '../../settings/difference-list.tsx';

type Import = EndpointAnswer<'POST /api/site/import'>;

function send(file: Blob, version: number, dry: 'yes' | 'no'): Promise<Import> {
  const endpoint = dry === 'no' ? 'POST /api/site/import' : undefined;
  return upload(`/api/site/import?version=${version}&dry=${dry}`, file, { endpoint });
}

interface TransferPanelProps {
  current: CurrentSite;
  /** Called after the settings were replaced. */
  onReplaced: () => void;
}

/** Export and import of the site as a file; the import first shows the changes. */
export function TransferPanel({ current, onReplaced }: TransferPanelProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<{ file: File; dry: Import }>();
  const [problem, setProblem] = useState<string>();
  const show = (error: unknown) => setProblem(errorMessage(error));
  const look = async (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    try {
      setFound({ file, dry: await send(file, current.version, 'yes') });
    } catch (error) {
      show(error);
    }
    if (field.current) field.current.value = '';
  };
  const take = async () => {
    if (!found) return;
    await send(found.file, current.version, 'no');
    await invalidateEndpoints(queries, ...STALE_AFTER['POST /api/site/import']);
    onReplaced();
    toast.add({ description: t`The site was imported`, tone: 'success' });
    setFound(undefined);
  };
  return (
    <PanelSection title={t`Site in one file`}>
      <Stack gap="4">
        <Text color="fg.muted" maxW="measure">
          <Trans>
            The file contains these settings and their pictures. It contains no members, articles or forms.
          </Trans>
        </Text>
        <HStack wrap="wrap" gap="3">
          <Button variant="outline" onClick={() => void exportSite(current.settings.shortName).catch(show)}>
            <Trans>Export this site</Trans>
          </Button>
          <Button variant="outline" onClick={() => field.current?.click()}>
            <Trans>Import a site</Trans>
          </Button>
          <Input
            ref={field}
            type="file"
            accept="application/json,.json"
            aria-label={t`Site file`}
            hidden
            onChange={(event) => void look(event.currentTarget.files?.[0])}
          />
        </HStack>
        {problem && (
          <Text role="alert" color="fg.error">
            {problem}
          </Text>
        )}
      </Stack>
      {found && (
        <ConfirmDialog
          open
          title={t`Import the site from ${found.file.name}?`}
          confirmLabel={t`Import`}
          onConfirm={take}
          onClose={() => setFound(undefined)}
        >
          <Stack gap="4">
            <Text>
              <Plural
                value={found.dry.pictures}
                _0="The file contains no new pictures."
                one="The file contains # new picture."
                other="The file contains # new pictures."
              />{' '}
              <Trans>This becomes the new version. You can restore the current one later.</Trans>
            </Text>
            <DifferenceList items={found.dry.items} />
          </Stack>
        </ConfirmDialog>
      )}
    </PanelSection>
  );
}

async function exportSite(name: string): Promise<void> {
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'site'}.site.json`;
  saveAs(await download('/api/site/export'), file);
}

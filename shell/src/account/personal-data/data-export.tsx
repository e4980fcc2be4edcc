import { type DataExport, EXPORT_DAYS } from '@boardwalk/contracts';
import {
  Box,
  Button,
  download,
  ErrorBox,
  endpointQuery,
  errorMessage,
  Skeleton,
  Stack,
  saveAs,
  Text,
  TimeText,
  useEndpointMutation,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

/** Polling interval until the file is ready, in milliseconds. */
const POLL_INTERVAL_MS = 3000;

const exportQuery = {
  ...endpointQuery('GET /api/users/me/export', {}),
  staleTime: 0,
  refetchInterval: (query: { state: { data?: { export: DataExport | null } } }) =>
    query.state.data?.export?.state === 'waiting' ? POLL_INTERVAL_MS : (false as const),
};

/** Export of the member's data: request, progress, download. */
export function OwnDataExport() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(exportQuery);
  const creation = useEndpointMutation('POST /api/users/me/export', {
    onSuccess: (made) => queries.setQueryData(exportQuery.queryKey, { export: made }),
    meta: { handlesError: true },
  });
  const downloading = useMutation({
    mutationFn: async () =>
      saveAs(await download('/api/users/me/export/file'), `${user?.username ?? 'my-data'}.zip`),
    meta: { handlesError: true },
  });
  if (error && !data)
    return (
      <ErrorBox title={t`Your data could not be requested`} error={error} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton height="20" role="status" aria-label={t`Loading`} />;
  const made = data.export;
  const failure = creation.error ?? downloading.error;
  return (
    <Stack gap="3" align="start" py="4">
      <Text>
        <Trans>
          A ZIP file with one JSON file for each kind of data and the pictures and files you uploaded. You can
          download it for {EXPORT_DAYS} days.
        </Trans>
      </Text>
      <Box role="status" color="fg.muted" fontSize="sm">
        {made?.state === 'waiting' && (
          <Trans>Your file is being created. You will be notified when it is ready.</Trans>
        )}
        {made?.state === 'failed' && <Trans>Your file could not be created. You can request it again.</Trans>}
        {made?.state === 'ready' && (
          <Trans>
            Ready, {sizeOf(made.bytes)}. It is deleted on <TimeText at={made.expiresAt} />.
          </Trans>
        )}
      </Box>
      {made?.state === 'ready' ? (
        <Button variant="outline" loading={downloading.isPending} onClick={() => downloading.mutate()}>
          <Trans>Download my data</Trans>
        </Button>
      ) : (
        <Button
          variant="outline"
          loading={creation.isPending || made?.state === 'waiting'}
          onClick={() => creation.mutate()}
        >
          <Trans>Request my data</Trans>
        </Button>
      )}
      {failure && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {errorMessage(failure, t`The file could not be downloaded.`)}
        </Text>
      )}
    </Stack>
  );
}

/** Formats a file size. */
function sizeOf(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

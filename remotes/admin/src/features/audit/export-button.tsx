import { Button, download, saveAs, useMutation } from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useAuditFilters } from './use-audit-filters.ts';

/** Saves the complete filtered log as a file for spreadsheets. */
export function ExportButton() {
  const { t } = useLingui();
  const { filter } = useAuditFilters();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const query = new URLSearchParams(Object.entries(filter));
      saveAs(await download(`/api/audit/export?${query}`), 'audit-log.csv');
    },
    meta: { failure: t`The log could not be saved` },
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => mutate()}>
      <Download size="1em" aria-hidden />
      <Trans>Export CSV</Trans>
    </Button>
  );
}

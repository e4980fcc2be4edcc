import { useLingui } from '@lingui/react/macro';
import { ErrorBox } from '../components/error-box.tsx';

/** Replaces a component whose chunk could not be loaded. @param load loads the chunk again. */
export function LoadFailure({ load }: { load: () => Promise<unknown> }) {
  const { t } = useLingui();
  return (
    <ErrorBox
      title={t`This part of the page could not be loaded`}
      onRetry={() => void load().catch(() => {})}
    />
  );
}

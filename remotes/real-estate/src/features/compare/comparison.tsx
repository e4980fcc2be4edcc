import {
  Alert,
  EmptyState,
  keepPreviousData,
  LinkButton,
  NotLoaded,
  Skeleton,
  Stack,
  useQuery,
  useSearchParams,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_COMPARED, readCodes, storeCompared } from '../../market/compared.ts';
import { CompareTable } from './compare-table.tsx';
import { comparedQuery } from './queries.ts';

/** The properties in the URL, side by side. */
export function Comparison() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const codes = readCodes(params.get('ids'));
  const { data, error, refetch } = useQuery({
    ...comparedQuery(codes),
    enabled: codes.length > 0,
    placeholderData: keepPreviousData,
  });
  const remove = (code: string) => {
    const left = codes.filter((one) => one !== code);
    storeCompared(left);
    setParams(left.length > 0 ? { ids: left.join(',') } : {}, { replace: true, preventScrollReset: true });
  };
  if (codes.length === 0) return <NothingChosen />;
  if (!data)
    return (
      <NotLoaded
        error={error}
        failure={t`The comparison could not be loaded`}
        onRetry={() => void refetch()}
        missing={null}
        skeleton={
          <Skeleton height="36rem" borderRadius="lg" role="status" aria-label={t`Loading the comparison`} />
        }
      />
    );
  const compared = data.filter(({ code }) => codes.includes(code));
  const missing = compared.filter(({ property }) => property === null).map(({ code }) => code);
  const names = missing.join(', ');
  return (
    <Stack gap="4">
      {missing.length > 0 && (
        <Alert.Root status="warning" borderRadius="md">
          <Alert.Indicator />
          <Alert.Title>
            <Trans>Not in the registry: {names}.</Trans>
          </Alert.Title>
        </Alert.Root>
      )}
      {missing.length < compared.length && <CompareTable compared={compared} onRemove={remove} />}
    </Stack>
  );
}

function NothingChosen() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No properties selected`}
      action={
        <LinkButton variant="outline" to="/real-estate">
          <Trans>All listings</Trans>
        </LinkButton>
      }
    >
      <Trans>Select “Compare” on up to {MAX_COMPARED} listings.</Trans>
    </EmptyState>
  );
}

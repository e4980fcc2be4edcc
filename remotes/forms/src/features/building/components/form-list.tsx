import type { FormEntry } from '@boardwalk/contracts';
import {
  Badge,
  Box,
  EmptyState,
  ErrorBox,
  LinkedRow,
  LoadMore,
  PENDING,
  Skeleton,
  Stack,
  TimeText,
  usePages,
} from '@boardwalk/kit';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { FORM_STATE_NAMES, FORM_STATE_PALETTES, KIND_NAMES } from '../../../form/type-names.ts';
import { formPages } from '../get-forms.ts';

/** All forms, last changed first. */
export function FormList() {
  const { t } = useLingui();
  const { items, error, refetch, more } = usePages(formPages);
  if (error && !items)
    return <ErrorBox title={t`The forms could not be loaded`} error={error} onRetry={refetch} />;
  if (!items)
    return (
      <Stack gap="3" role="status" aria-label={t`Loading the forms`} {...PENDING}>
        <Skeleton height="16" />
        <Skeleton height="16" />
      </Stack>
    );
  if (items.length === 0)
    return (
      <EmptyState title={t`No forms yet`}>
        <Trans>Create a form above, or import one from a file.</Trans>
      </EmptyState>
    );
  return (
    <>
      <Box as="ul" listStyleType="none" borderTopWidth="1px">
        {items.map((form) => (
          <Row key={form.id} form={form} />
        ))}
      </Box>
      <LoadMore {...more} loaded={<Plural value={items.length} one="# form" other="# forms" />} />
    </>
  );
}

function Row({ form }: { form: FormEntry }) {
  const { i18n } = useLingui();
  const { id, title, kind, state, publishedVersion, changed, openSubmissions, updatedAt } = form;
  return (
    <LinkedRow
      to={`/forms/manage/${id}`}
      title={title}
      end={
        <>
          {changed && publishedVersion !== null && (
            <Badge colorPalette="sodium">
              <Trans>Unpublished changes</Trans>
            </Badge>
          )}
          <Badge colorPalette={FORM_STATE_PALETTES[state]}>{i18n._(FORM_STATE_NAMES[state])}</Badge>
        </>
      }
    >
      {i18n._(KIND_NAMES[kind])} ·{' '}
      <Plural value={openSubmissions} one="# open application" other="# open applications" /> ·{' '}
      <Trans>
        changed <TimeText at={updatedAt} as="relative" />
      </Trans>
    </LinkedRow>
  );
}

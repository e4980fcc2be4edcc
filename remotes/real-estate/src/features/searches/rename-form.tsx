import { ESTATE_LIMITS, type SavedSearch } from '@boardwalk/contracts';
import {
  Button,
  call,
  Form,
  FormField,
  FormSummary,
  HStack,
  Input,
  Stack,
  SubmitButton,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';

interface RenameFormProps {
  search: SavedSearch;
  onSaved: (search: SavedSearch) => void;
  onClose: () => void;
}

export function RenameForm({ search, onSaved, onClose }: RenameFormProps) {
  const { t } = useLingui();
  const { id, name, notify } = search;
  return (
    <Form
      defaultValues={{ name }}
      check="PUT /api/saved-searches/:id"
      body={(values) => ({ ...values, notify })}
      onSubmit={(body) => call('PUT /api/saved-searches/:id', { params: { id }, body })}
      onSaved={(saved) => {
        onSaved(saved);
        onClose();
      }}
      failure={t`The name could not be saved`}
    >
      {({ control }) => (
        <Stack gap="3">
          <FormSummary />
          <FormField
            control={control}
            name="name"
            label={t`Name`}
            limit={ESTATE_LIMITS.searchName}
            rules={{ required: t`Enter a name.` }}
          >
            {(field) => (
              <Input {...field} maxLength={ESTATE_LIMITS.searchName} autoComplete="off" autoFocus />
            )}
          </FormField>
          <HStack gap="2">
            <SubmitButton size="sm">
              <Trans>Save</Trans>
            </SubmitButton>
            <Button size="sm" variant="ghost" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          </HStack>
        </Stack>
      )}
    </Form>
  );
}

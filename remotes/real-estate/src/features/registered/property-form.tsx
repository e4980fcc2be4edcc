import { cityMap } from '@boardwalk/artwork';
import type { NewProperty, Property } from '@boardwalk/contracts';
import {
  Alert,
  Box,
  call,
  Form,
  FormBar,
  FormField,
  FormSummary,
  Input,
  RequestError,
  Stack,
  SubmitButton,
  toast,
  type UseFormReturn,
  useQueryClient,
  VersionConflict,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { propertyQuery } from '../../market/queries.ts';
import { PicturesField } from './pictures-field.tsx';
import { WhatFields, WhereFields } from './property-fields.tsx';
import { bodyOf, newValues, type PropertyValues, type SavedProperty, valuesOf } from './property-values.ts';

const REFUSED_FIELDS = {
  PROPERTY_CODE_TAKEN: 'code',
  PROPERTY_OWNER_UNKNOWN: 'owner',
  PROPERTY_OFFERED: 'owner',
  MEDIA_NOT_FOUND: 'images',
} as const;

interface PropertyFormProps {
  /** The existing property; undefined for a new one. */
  property?: Property;
  onSaved?: (property: SavedProperty) => void;
}

/** Form for a property of the registry. This browser stores the input until it is saved. */
export function PropertyForm({ property: loaded, onSaved }: PropertyFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [property, setProperty] = useState(loaded);
  const [theirs, setTheirs] = useState<Property>();
  const [initialValues] = useState(() => newValues({ ...(cityMap().districts[0]?.label ?? { x: 0, y: 0 }) }));
  const save = (body: NewProperty) =>
    property
      ? call('PUT /api/properties/:id', {
          params: { id: property.id },
          body: { ...body, version: property.version },
        })
      : call('POST /api/properties', { body });
  return (
    <Form<PropertyValues, NewProperty, SavedProperty>
      flex="1"
      defaultValues={property ? valuesOf(property) : initialValues}
      check={property ? 'PUT /api/properties/:id' : 'POST /api/properties'}
      body={(values) => ({ ...bodyOf(values), ...(property && { version: property.version }) })}
      onSubmit={save}
      savedValues={valuesOf}
      onSaved={(saved) => {
        setTheirs(undefined);
        setProperty(saved);
        toast.add({ description: t`The property is saved`, tone: 'success' });
        onSaved?.(saved);
      }}
      onRefused={(error) => {
        if (!property || !(error instanceof RequestError) || error.code !== 'PROPERTY_STALE') return false;
        void queries.fetchQuery({ ...propertyQuery(property.id), staleTime: 0 }).then(setTheirs);
        return true;
      }}
      codeFields={REFUSED_FIELDS}
      failure={t`The property could not be saved`}
      draft={{ area: 'registry', id: property?.id ?? 'new', version: property?.version }}
    >
      {(form) => (
        <Fields
          form={form}
          property={property}
          conflict={
            theirs && (
              <VersionConflict
                title={<Trans>This property was changed somewhere else</Trans>}
                onTake={() => {
                  form.reset(valuesOf(theirs));
                  setProperty(theirs);
                  setTheirs(undefined);
                }}
                onKeep={() => setProperty(property && { ...property, version: theirs.version })}
                submitOnKeep
              />
            )
          }
        />
      )}
    </Form>
  );
}

interface FieldsProps {
  form: UseFormReturn<PropertyValues>;
  property: Property | undefined;
  conflict: ReactNode;
}

function Fields({ form, property, conflict }: FieldsProps) {
  const { t } = useLingui();
  return (
    <Stack gap="8" minW="0" maxW="measure">
      {conflict}
      <FormSummary />
      {property?.listing && (
        <Alert.Root status="info" borderRadius="md">
          <Alert.Indicator />
          <Alert.Title>
            <Trans>This property is listed. You can change the owner once the listing has ended.</Trans>
          </Alert.Title>
        </Alert.Root>
      )}
      <Part title={t`Property details`}>
        <WhatFields control={form.control} />
      </Part>
      <Part title={t`Location`}>
        <WhereFields form={form} />
      </Part>
      <Part title={t`Ownership`}>
        <FormField
          control={form.control}
          name="owner"
          label={t`Owner`}
          helperText={t`A member’s handle. Leave it empty for the city. Changes appear in the history as transfers.`}
        >
          {(field) => (
            <Input {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={200} />
          )}
        </FormField>
      </Part>
      <Part title={t`Pictures`}>
        <PicturesField form={form} code={property?.code} />
      </Part>
      <FormBar>
        <SubmitButton needsChange={property !== undefined}>
          <Trans>Save</Trans>
        </SubmitButton>
      </FormBar>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="fieldset" border="none" p="0" m="0" minW="0">
      <Box as="legend" textStyle="xl" fontWeight="700" fontFamily="heading" mb="4" p="0">
        {title}
      </Box>
      {children}
    </Box>
  );
}

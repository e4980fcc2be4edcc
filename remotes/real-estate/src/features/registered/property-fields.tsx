import { cityMap } from '@boardwalk/artwork';
import { CityDrawing, MAP_INKS, MapPin } from '@boardwalk/artwork/city-drawing';
import {
  CITY_DISTRICTS,
  type CityDistrict,
  ESTATE_LIMITS,
  PROPERTY_CODE,
  PROPERTY_TYPES,
} from '@boardwalk/contracts';
import {
  type Control,
  Controller,
  FormField,
  Grid,
  Input,
  PointField,
  SelectField,
  Stack,
  Textarea,
  type UseFormReturn,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import { parseMoney } from '../../estate/money.ts';
import { MoneyField } from '../../estate/money-field.tsx';
import { useNames } from '../../estate/names.ts';
import type { PropertyValues } from './property-values.ts';

const TWO = { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };

/** Title, type and other properties. */
export function WhatFields({ control }: { control: Control<PropertyValues> }) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }} gap="5">
        <FormField
          control={control}
          name="code"
          label={t`Code`}
          helperText={t`For example LQ-014.`}
          rules={{
            required: t`Enter a code.`,
            validate: (code: string) =>
              PROPERTY_CODE.test(code.trim().toUpperCase()) ||
              t`Enter two letters, a dash and three or four digits.`,
          }}
        >
          {(field) => <Input {...field} maxLength={7} autoComplete="off" textTransform="uppercase" />}
        </FormField>
        <FormField
          control={control}
          name="title"
          label={t`Title`}
          limit={ESTATE_LIMITS.title}
          rules={{ required: t`Enter a title.` }}
        >
          {(field) => <Input {...field} maxLength={ESTATE_LIMITS.title} autoComplete="off" />}
        </FormField>
      </Grid>
      <Grid templateColumns={TWO} gap="5">
        <SelectField
          control={control}
          name="type"
          label={t`Type`}
          options={PROPERTY_TYPES.map((type) => ({ value: type, label: names.type(type) }))}
        />
        <MoneyField control={control} name="guidePrice" label={t`Guide price`} />
        <NumberField control={control} name="rooms" label={t`Rooms`} />
        <NumberField control={control} name="area" label={t`Area in square meters`} />
        <NumberField control={control} name="garage" label={t`Garage slots`} />
      </Grid>
      <FormField
        control={control}
        name="description"
        label={t`Description`}
        limit={ESTATE_LIMITS.description}
      >
        {(field) => <Textarea {...field} rows={6} maxLength={ESTATE_LIMITS.description} />}
      </FormField>
    </Stack>
  );
}

interface NumberFieldProps {
  control: Control<PropertyValues>;
  name: 'rooms' | 'area' | 'garage';
  label: string;
}

function NumberField({ control, name, label }: NumberFieldProps) {
  const { t } = useLingui();
  return (
    <FormField
      control={control}
      name={name}
      label={label}
      rules={{
        validate: (text: string) =>
          text.trim() === '' || parseMoney(text) !== undefined || t`Enter a whole number.`,
      }}
    >
      {(field) => <Input {...field} inputMode="numeric" autoComplete="off" maxLength={16} />}
    </FormField>
  );
}

/** Location of the property. */
export function WhereFields({ form }: { form: UseFormReturn<PropertyValues> }) {
  const { t } = useLingui();
  const names = useNames();
  const map = cityMap();
  const { control, setValue } = form;
  return (
    <Stack gap="5">
      <Grid templateColumns={TWO} gap="5">
        <SelectField
          control={control}
          name="district"
          label={t`District`}
          options={CITY_DISTRICTS.map((id) => ({ value: id, label: names.district(id) }))}
          rules={{
            onChange: ({ target }) => {
              const middle = map.districts.find(({ id }) => id === (target.value as CityDistrict))?.label;
              if (middle) setValue('point', { ...middle }, { shouldDirty: true });
            },
          }}
        />
        <FormField
          control={control}
          name="address"
          label={t`Address`}
          limit={ESTATE_LIMITS.address}
          rules={{ required: t`Enter an address.` }}
        >
          {(field) => <Input {...field} maxLength={ESTATE_LIMITS.address} autoComplete="off" />}
        </FormField>
      </Grid>
      <Controller
        control={control}
        name="point"
        label={t`Point on the map`}
        render={({ field, fieldState }) => (
          <PointField
            ref={field.ref}
            label={t`Point on the map`}
            value={field.value}
            onChange={field.onChange}
            size={map}
            css={MAP_INKS}
            error={fieldState.error?.message}
          >
            <CityDrawing map={map} district={form.watch('district')} />
            <MapPin {...field.value} />
          </PointField>
        )}
      />
    </Stack>
  );
}

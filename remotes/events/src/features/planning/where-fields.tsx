import { cityMap } from '@boardwalk/artwork';
import { CityDrawing, MAP_INKS, MapPin } from '@boardwalk/artwork/city-drawing';
import { CITY_DISTRICTS, type CityDistrict, EVENT_LIMITS } from '@boardwalk/contracts';
import {
  type Control,
  Controller,
  FormField,
  Grid,
  Input,
  PointField,
  SelectField,
  Stack,
  type UseFormReturn,
  Watch,
} from '@boardwalk/kit';
import { useLingui } from '@lingui/react/macro';
import type { EventValues } from '../../events/event-values.ts';
import { useNames } from '../../events/names.ts';

/**
 * Names of the districts on the map. Its units are scaled to the width of the field, so the names are larger in narrow windows. As a style, because the
 * page's font size overrides the attribute.
 */
const DISTRICT_NAMES = {
  '& text': {
    textAnchor: 'middle',
    fontFamily: 'heading',
    fontWeight: '700',
    fontSize: { base: '46px', sm: '30px' },
    fill: 'fg',
    stroke: 'bg.panel',
    strokeWidth: '0.3em',
    strokeOpacity: 0.85,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
} as const;

/** Half of the longest name on a phone, in units of the map: names near its edges are moved inwards. */
const NAME_MARGIN = 170;

/** Venue of the event. */
export function WhereFields({ form }: { form: UseFormReturn<EventValues> }) {
  const { t } = useLingui();
  const names = useNames();
  const { control, setValue } = form;
  const point = (district: string) => cityMap().districts.find(({ id }) => id === district)?.label ?? null;
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <SelectField
          control={control}
          name="place.district"
          label={t`District`}
          options={CITY_DISTRICTS.map((value) => ({ value, label: names.district(value) }))}
          rules={{
            setValueAs: (id: CityDistrict | '' | null) => id || null,
            onChange: ({ target }) => setValue('place.point', point(target.value), { shouldDirty: true }),
          }}
        >
          <option value="">{t`Not specified`}</option>
        </SelectField>
        <FormField control={control} name="place.name" label={t`Place`} limit={EVENT_LIMITS.place}>
          {(field) => (
            <Input
              {...field}
              maxLength={EVENT_LIMITS.place}
              autoComplete="off"
              placeholder={t`Ferry hall, upper deck`}
            />
          )}
        </FormField>
      </Grid>
      <PlacePoint control={control} />
    </Stack>
  );
}

function PlacePoint({ control }: { control: Control<EventValues> }) {
  const { t } = useLingui();
  const map = cityMap();
  return (
    <Controller
      control={control}
      name="place.point"
      label={t`Point on the map`}
      render={({ field }) => (
        <PointField
          label={t`Point on the map`}
          value={field.value}
          onChange={field.onChange}
          size={map}
          css={{ ...MAP_INKS, ...DISTRICT_NAMES }}
          optional
        >
          <Watch
            control={control}
            name="place.district"
            render={(district) => <CityDrawing map={map} district={district} />}
          />
          {map.districts.map(({ id, name, label }) => (
            <text key={id} x={Math.min(map.width - NAME_MARGIN, Math.max(NAME_MARGIN, label.x))} y={label.y}>
              {name}
            </text>
          ))}
          {field.value && <MapPin {...field.value} />}
        </PointField>
      )}
    />
  );
}

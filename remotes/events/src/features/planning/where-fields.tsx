import { cityMap } from '@boardwalk/artwork';
import { CITY_DISTRICTS, type CityDistrict, EVENT_LIMITS, type EventPlace } from '@boardwalk/contracts';
import {
  Button,
  type Control,
  Controller,
  chakra,
  FormField,
  Grid,
  HStack,
  Input,
  NativeSelect,
  Stack,
  Text,
  type UseFormReturn,
} from '@boardwalk/kit';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PointerEvent } from 'react';
import { CityDrawing, MAP_INKS, MapPin } from '../../events/city-drawing.tsx';
import type { EventValues } from '../../events/event-values.ts';
import { useNames } from '../../events/names.ts';

/** Where it takes place. */
export function WhereFields({ form }: { form: UseFormReturn<EventValues> }) {
  const { t } = useLingui();
  const names = useNames();
  const { control, setValue } = form;
  const point = (district: string) => cityMap().districts.find(({ id }) => id === district)?.label ?? null;
  return (
    <Stack gap="5">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        <FormField
          control={control}
          name="place.district"
          label={t`District`}
          rules={{
            setValueAs: (id: CityDistrict | '' | null) => id || null,
            onChange: ({ target }) => setValue('place.point', point(target.value), { shouldDirty: true }),
          }}
        >
          {(field) => (
            <NativeSelect.Root>
              <NativeSelect.Field {...field}>
                <option value="">{t`Not said`}</option>
                {CITY_DISTRICTS.map((id) => (
                  <option key={id} value={id}>
                    {names.district(id)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </FormField>
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
      <PointField control={control} district={form.watch('place.district')} />
    </Stack>
  );
}

interface PointFieldProps {
  control: Control<EventValues>;
  district: CityDistrict | null;
}

function PointField({ control, district }: PointFieldProps) {
  const { t } = useLingui();
  return (
    <Controller
      control={control}
      name="place.point"
      label={t`Point on the map`}
      render={({ field }) => <PointOnMap point={field.value} district={district} onChange={field.onChange} />}
    />
  );
}

interface PointOnMapProps {
  point: EventPlace['point'];
  district: CityDistrict | null;
  onChange: (point: EventPlace['point']) => void;
}

/** A pin on the map of the city: set by a click, moved by two sliders. */
function PointOnMap({ point, district, onChange }: PointOnMapProps) {
  const { t } = useLingui();
  const map = cityMap();
  const set = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: Math.round(((event.clientX - box.left) / box.width) * map.width),
      y: Math.round(((event.clientY - box.top) / box.height) * map.height),
    });
  };
  return (
    <Stack gap="3" role="group" aria-label={t`Point on the map`}>
      <chakra.svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        aria-hidden
        onPointerDown={set}
        css={MAP_INKS}
        display="block"
        width="100%"
        aspectRatio={`${map.width} / ${map.height}`}
        borderRadius="lg"
        borderWidth="1.5px"
        borderColor="border.emphasized"
        cursor="crosshair"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <CityDrawing map={map} district={district} />
        {map.districts.map(({ id, name, label }) => (
          <text
            key={id}
            x={label.x}
            y={label.y}
            textAnchor="middle"
            fontSize="26"
            fontWeight="700"
            fill="var(--chakra-colors-fg-muted)"
          >
            {name}
          </text>
        ))}
        {point && <MapPin {...point} />}
      </chakra.svg>
      {point ? (
        <HStack gap="5" wrap="wrap" align="end">
          <Slider
            label={t`West to east`}
            value={point.x}
            max={map.width}
            onChange={(x) => onChange({ ...point, x })}
          />
          <Slider
            label={t`North to south`}
            value={point.y}
            max={map.height}
            onChange={(y) => onChange({ ...point, y })}
          />
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            <Trans>Remove the pin</Trans>
          </Button>
        </HStack>
      ) : (
        <HStack justify="space-between" wrap="wrap">
          <Text textStyle="sm" color="fg.muted">
            <Trans>Click on the map to set a pin.</Trans>
          </Text>
          <Button
            size="sm"
            variant="outline"
            onClick={() => onChange({ x: map.width / 2, y: map.height / 2 })}
          >
            <Trans>Set a pin</Trans>
          </Button>
        </HStack>
      )}
    </Stack>
  );
}

interface SliderProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, max, onChange }: SliderProps) {
  return (
    <chakra.label flex="1 1 10rem" textStyle="sm">
      {label}
      <chakra.input
        type="range"
        min={0}
        max={max}
        step={5}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        display="block"
        width="100%"
        height="6"
        accentColor="var(--chakra-colors-sodium-fg)"
      />
    </chakra.label>
  );
}

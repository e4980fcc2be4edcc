import { Button, chakra, HStack, type HTMLChakraProps, Stack, Text } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PointerEvent, ReactNode, Ref } from 'react';

export interface PointFieldProps {
  label: string;
  /** Coordinates in the units of the picture; null for no point. */
  value: { x: number; y: number } | null;
  onChange: (point: { x: number; y: number } | null) => void;
  /** Size of the picture in its own units. */
  size: { width: number; height: number };
  /** Content of an `svg` in those units: the picture and the pin. */
  children: ReactNode;
  /** Whether the point may be removed. */
  optional?: boolean;
  error?: string | undefined;
  /** Styles of the picture, such as color variables. */
  css?: HTMLChakraProps<'svg'>['css'];
  ref?: Ref<HTMLInputElement>;
}

/** A point on a picture, set by a click or two sliders. */
export function PointField({
  label,
  value,
  onChange,
  size,
  children,
  optional,
  error,
  css,
  ref,
}: PointFieldProps) {
  const { t } = useLingui();
  const { width, height } = size;
  const set = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange({
      x: Math.round(((event.clientX - box.left) / box.width) * width),
      y: Math.round(((event.clientY - box.top) / box.height) * height),
    });
  };
  return (
    <Stack gap="3" role="group" aria-label={label}>
      <chakra.svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        onPointerDown={set}
        {...(css && { css })}
        display="block"
        width="100%"
        aspectRatio={`${width} / ${height}`}
        borderRadius="lg"
        borderWidth="1.5px"
        borderColor="border.emphasized"
        cursor="crosshair"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </chakra.svg>
      {error && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {error}
        </Text>
      )}
      {value ? (
        <HStack gap="5" wrap="wrap" align="end">
          <Slider
            {...(ref && { ref })}
            label={t`West to east`}
            value={value.x}
            max={width}
            onChange={(x) => onChange({ ...value, x })}
          />
          <Slider
            label={t`North to south`}
            value={value.y}
            max={height}
            onChange={(y) => onChange({ ...value, y })}
          />
          {optional && (
            <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
              <Trans context="map">Remove pin</Trans>
            </Button>
          )}
        </HStack>
      ) : (
        <HStack justify="space-between" wrap="wrap">
          <Text textStyle="sm" color="fg.muted">
            <Trans>Click on the map to set a pin.</Trans>
          </Text>
          <Button size="sm" variant="outline" onClick={() => onChange({ x: width / 2, y: height / 2 })}>
            <Trans>Set pin</Trans>
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
  ref?: Ref<HTMLInputElement>;
}

function Slider({ label, value, max, onChange, ref }: SliderProps) {
  return (
    <chakra.label flex="1 1 10rem" textStyle="sm">
      {label}
      <chakra.input
        ref={ref}
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
